(function () {
  var root = document.documentElement, box = document.querySelector(".answers"), why = document.querySelector(".why");
  root.classList.add("js");
  function tell(chosen) {
    if (box.classList.contains("told")) return;
    box.classList.add("told");
    var kind = "none";
    if (chosen) {
      var yours = document.createElement("small");
      yours.className = "yours";
      yours.textContent = box.getAttribute("data-yours");
      chosen.querySelector("span").appendChild(yours);
      kind = ["best", "close"].filter(function (one) { return chosen.classList.contains(one); })[0] || "less";
    }
    why.classList.add("show-" + kind);
  }
  box.addEventListener("click", function (event) {
    var chosen = event.target.closest(".answer");
    if (chosen) tell(chosen);
  });
  document.querySelector(".tell").addEventListener("click", function () { tell(null); });
})();
