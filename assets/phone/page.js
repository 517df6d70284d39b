"use strict";
// The page for a hand on a phone. It shows what the host tells and sends what is touched; it judges nothing.
// Nothing newer than Safari 15, Chrome 96 and Firefox 94.
(function () {
const SPEECH = "{texts}", MARK = "{mark}";
const app = document.getElementById("app"), live = document.getElementById("live"), root = document.documentElement;
const GIVE_UP = 20000, GREETS = 6000, INTO_HAND = 40, CALM = 600, HOLD = 400, TAKE_BACK = 1500, EDGE = 24, LEAST_STEP = 44, TAG = 19;
const SVG = "http://www.w3.org/2000/svg";
const ROWS = {2: [[], [0.2, 0.8]], 3: [[], [0.2, 0.5, 0.8]], 4: [[0.2, 0.8], []], 5: [[0.2, 0.8], [0.5]], 6: [[0.2, 0.5, 0.8], []],
  7: [[0.2, 0.5, 0.8], [0.35]], 8: [[0.2, 0.5, 0.8], [0.35, 0.65]], 9: [[0.17, 0.39, 0.61, 0.83], [0.5]], T: [[0.17, 0.39, 0.61, 0.83], [0.28, 0.72]]};

// ---- what is kept in this browser
const kept = {
  get: function (key) { try { return localStorage.getItem("hf." + key) || ""; } catch (e) { return memory[key] || ""; } },
  set: function (key, value) { memory[key] = value; try { localStorage.setItem("hf." + key, value); } catch (e) { /* private window */ } },
};
const memory = {};
let T = null;
function speak(code) {
  root.lang = SPEECH.texts[code] ? code : root.lang;
  T = SPEECH.texts[root.lang];
}
speak(kept.get("language"));
addEventListener("pointerdown", function (event) {
  if (greeting && !(event.target.closest && event.target.closest(".over"))) greet();
  fingers = true;
}, true);
function lifted() { fingers = false; setTimeout(function () { if (stale && !fingers) { stale = false; draw(); } }, 0); }
addEventListener("pointerup", lifted, true);
addEventListener("pointercancel", lifted, true);
addEventListener("pointermove", function (event) { if (fingers && event.pointerType === "mouse" && !event.buttons) lifted(); }, true);
function keepSecret(value) { kept.set("secret", value); kept.set("tried", ""); }
function random() {
  const bytes = new Uint8Array(16);
  crypto.getRandomValues(bytes);
  return btoa(String.fromCharCode.apply(null, bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
if (!kept.get("device")) kept.set("device", random());
const tab = random();
let secret = kept.get("tried") || kept.get("secret");

// ---- state
let hand = null, version = "", number = 0, begun = false, offline = false, lostAt = 0, gone = "";
let chosen = [], upcardChosen = false, choicePending = false, queue = [], busy = false;
let calmUntil = 0, discarding = null, sheet = null, noteTimer = 0, drag = null, poll = null, generation = 0, wasHidden = false, toldClosed = false;
let laid = null, greeted = kept.get("greeted"), greeting = null, greetTimer = 0, unhinted = null, arranging = false, arrangeFrom = -1;
let fingers = false, stale = false, underway = null, lifting = null, edge = null;
let join = {seats: null, seat: null, letters: "", message: "", wrong: false};

function headers(body) {
  const told = {"X-Device": kept.get("device"), "X-Tab": tab, "X-Page": MARK, "Accept-Language": root.lang};
  if (secret) told.Authorization = "Bearer " + secret;
  if (body) told["Content-Type"] = "application/json";
  return told;
}
function request(method, path, body, signal, alive) {
  return fetch(path, {method: method, headers: headers(body), body: body ? JSON.stringify(body) : undefined, cache: "no-store",
    signal: signal, keepalive: !!alive}).then(function (reply) {
    if (reply.status === 204) return {status: 204, json: {}};
    return reply.json().then(function (json) { return {status: reply.status, json: json}; });
  });
}

// ---- hearing: one question for news is always under way while the page is looked at
function listen() {
  const mine = ++generation;
  if (poll) poll.abort();
  if (!secret || gone) return;
  poll = new AbortController();
  const path = begun ? "/hand" + (version ? "?after=" + encodeURIComponent(version) : "") : "/hand?begin";
  request("GET", path, null, poll.signal).then(function (reply) {
    if (mine !== generation) return;
    heardOf();
    if (reply.status < 300 && (kept.get("tried") || kept.get("secret") !== secret)) keepSecret(secret);
    if (reply.status === 200) { begun = true; take(reply.json); listen(); return; }
    if (reply.status === 204) { begun = true; listen(); return; }
    if (!turnedAway(reply.status, reply.json)) setTimeout(listen, 1000);
  }).catch(function (error) {
    if (mine !== generation || (error && error.name === "AbortError")) return;
    lost();
    setTimeout(function () { if (mine === generation) listen(); }, document.hidden ? 2000 : 500);
  });
}
function heardOf() { lostAt = 0; if (toldClosed) { toldClosed = false; hush(); } if (offline) { offline = false; draw(); } }
function lost() {
  if (!lostAt) lostAt = performance.now();
  if (!offline && performance.now() - lostAt > 2000) { offline = true; draw(); }
  if (!toldClosed && performance.now() - lostAt > GIVE_UP) { toldClosed = true; note(T.door_closed, true); }
}
function turnedAway(status, told) {
  const reason = told.reason;
  if (reason === "old_page") {
    if (sessionStorage.getItem("hf.page") !== MARK) { sessionStorage.setItem("hf.page", MARK); location.reload(); }
    gone = told.message; draw(); return true;
  }
  if (reason === "other_tab") { gone = "other_tab"; join.message = told.message; draw(); return true; }
  if (status === 401 || reason === "taken" || reason === "wrong_secret" || reason === "another_phone" || reason === "seat_shut") {
    const other = kept.get("secret");
    kept.set("tried", "");
    if (other && other !== secret) {  // another seat's link was opened here: the own seat stays
      secret = other; begun = false; version = ""; hand = null;
      draw(); note(told.message); listen();
      return true;
    }
    kept.set("secret", "");
    secret = ""; hand = null; version = ""; begun = false;
    join = {seats: null, seat: null, letters: "", message: told.message, wrong: false};
    askSeats();
    return true;
  }
  return false;
}
function take(json) {
  if (!json || !json.page) return;
  const before = hand;
  hand = json; version = json.version; number = Math.max(number, json.number);
  if (drag && before && (hand.page.cards[drag.at] || {}).card !== before.page.cards[drag.at].card) letGo({pointerId: drag.id}, false);
  if (!hand.page.cut) lifting = edge = null;
  if (!choicePending) adoptChoice();
  else chosen = chosen.filter(function (at) { return at < hand.page.cards.length; });
  const turned = !before || before.page.mine !== hand.page.mine || !before.page.question !== !hand.page.question || !before.page.next_round !== !hand.page.next_round;
  if (turned) {
    calmUntil = performance.now() + CALM;
    if (discarding) cancelDiscard();
    if (hand.page.mine && before) ring();
  }
  const told = hand.page.greeting;
  const greets = told ? String(told.number) : "";  // every match counts its own
  if (greets !== greeted) {
    greeted = greets; kept.set("greeted", greets); greeting = told;  // a page loaded again says it no more
    clearTimeout(greetTimer); greetTimer = setTimeout(greet, GREETS);
  }
  document.title = hand.page.mine && !hand.page.over ? "● " + hand.page.head : T.game;
  if (!before || before.page.head !== hand.page.head) live.textContent = hand.page.head;
  draw();
  if (before && before.page.last === false && hand.page.last && !hand.page.over) note(T.last_round_told);
  tapsFromBefore();
}
function greet() { if (greeting) { clearTimeout(greetTimer); greeting = null; draw(); } }
function adoptChoice() {
  chosen = [];
  hand.page.cards.forEach(function (card, at) { if (card.chosen) chosen.push(at); });
  upcardChosen = !!hand.page.draft && hand.page.draft.upcard_chosen;
}

// ---- asking: one wish at a time, each under its own number, the same number until it is answered
function ask(wish) {
  if (!hand || gone) return;
  if (wish.deed === "choose") {
    choicePending = true;
    queue = queue.filter(function (one) { return one.deed !== "choose"; });
  }
  queue.push(wish);
  keepTaps();
  send();
}
function send() {
  if (busy || !queue.length || !hand) return;
  busy = true;
  const wish = queue.shift();
  const body = Object.assign({number: number + 1, at: hand.at}, wish);
  const isChoice = wish.deed === "choose";
  number = body.number;
  underway = body;
  keepTaps();
  (function again() {
    request("POST", "/move", body).then(function (reply) {
      heardOf();
      const told = reply.json;
      if (reply.status === 503 || reply.status === 429) { setTimeout(again, 1000); return; }
      busy = false; underway = null;
      keepTaps();
      if (isChoice && !queue.some(function (one) { return one.deed === "choose"; })) choicePending = false;
      if (told.hand && told.hand.page) take(told.hand);
      if (told.ok === false && !turnedAway(reply.status, told) && !isChoice) note(told.message);
      send();
    }).catch(function () { lost(); setTimeout(again, 700); });
  })();
}
function faces() {
  return chosen.slice().sort(function (a, b) { return a - b; }).map(function (at) { return hand.page.cards[at].card; }).join(" ");
}
function choose() { ask({deed: "choose", cards: faces(), upcard: upcardChosen}); draw(); }
function chooseUpcard() { hush(); upcardChosen = !upcardChosen; choose(); }
function calm() { return performance.now() < calmUntil; }
function press(deed) {
  if (calm() || !hand) return;
  const button = hand.page.buttons.filter(function (one) { return one.deed === deed; })[0];
  hush();
  if (deed === "discard" && button && !button.reason && kept.get("slow") !== "off") { holdDiscard(); return; }
  ask({deed: deed, cards: faces(), upcard: upcardChosen});
}

// ---- a discard has a way back
function holdDiscard(card) {
  if (card !== undefined) chosen = [card];
  const wish = {deed: "discard", cards: faces()};
  discarding = {wish: wish, timer: setTimeout(function () { discarding = null; ask(wish); draw(); }, TAKE_BACK)};
  draw();
}
function cancelDiscard() { clearTimeout(discarding.timer); discarding = null; draw(); }

// ---- small helpers
function el(kind, props, children) {
  const one = document.createElement(kind);
  Object.keys(props || {}).forEach(function (key) {
    const value = props[key];
    if (value === null || value === undefined || value === false) return;
    if (key === "text") one.textContent = value;
    else if (key === "on") Object.keys(value).forEach(function (name) { one.addEventListener(name, value[name]); });
    else if (key === "vars") Object.keys(value).forEach(function (name) { one.style.setProperty(name, value[name]); });
    else one.setAttribute(key, value === true ? "" : value);
  });
  (children || []).forEach(function (child) { if (child) one.appendChild(child); });
  return one;
}
function sign(id, kind, box) {
  const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", kind || "i"); svg.setAttribute("aria-hidden", "true"); svg.setAttribute("viewBox", box || "0 0 24 24");
  use.setAttribute("href", "#" + id); svg.appendChild(use);
  return svg;
}
function suitSign(card, kind) { return sign(card[0] === "*" ? "star" : card[1], kind, "0 0 100 100"); }
function rankText(card) { return card[0] === "T" ? "10" : card[0] === "*" ? "★" : card[0]; }
function isWild(card) { return card[0] === "*" || card[0] === "2"; }
const pipCache = {};
function pips(card) {
  if (!pipCache[card]) {
    const svg = document.createElementNS(SVG, "svg"), spots = [];
    svg.setAttribute("viewBox", "0 0 100 140"); svg.setAttribute("class", "p"); svg.setAttribute("aria-hidden", "true");
    if (card[0] === "*") spots.push(["star", 62, 88, 54]);
    else if (card[0] === "A") spots.push([card[1], 60, 88, 54]);
    else if (ROWS[card[0]]) {
      const size = card[0] === "9" || card[0] === "T" ? 18 : 20, rows = ROWS[card[0]];
      rows[0].forEach(function (y) { spots.push([card[1], 45, (8 + y * 88) * 1.4, size], [card[1], 84, (8 + y * 88) * 1.4, size]); });
      rows[1].forEach(function (y) { spots.push([card[1], 64, (8 + y * 88) * 1.4, size]); });
    }
    spots.forEach(function (spot) {
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", "#" + spot[0]);
      use.setAttribute("x", spot[1] - spot[3] / 2); use.setAttribute("y", spot[2] - spot[3] / 2);
      use.setAttribute("width", spot[3]); use.setAttribute("height", spot[3]);
      if (spot[2] > 72 && ROWS[card[0]]) use.setAttribute("transform", "rotate(180 " + spot[1] + " " + spot[2] + ")");
      svg.appendChild(use);
    });
    pipCache[card] = svg;
  }
  return pipCache[card].cloneNode(true);
}
function face(kind, card, props, children) {
  const one = el(kind, Object.assign({class: "card " + card[1] + (isWild(card) ? " w" : "")}, props), children);
  one.appendChild(el("span", {class: "r", text: rankText(card), "aria-hidden": true}));
  if (card[0] !== "*") one.appendChild(suitSign(card, "s"));
  if ("KQJ".indexOf(card[0]) >= 0) one.appendChild(el("span", {class: "f f" + card, "aria-hidden": true}));
  else one.appendChild(pips(card));
  return one;
}
function mini(card) {
  return el("span", {class: "mini " + card[1] + (isWild(card) ? " w" : ""), text: rankText(card), title: T.cards[card]}, [suitSign(card)]);
}
function note(words, stays) {
  if (!words) return;
  hush();
  const box = el("div", {id: "note", role: "alert", text: words, on: {click: hush}});
  app.appendChild(box);
  if (!stays) noteTimer = setTimeout(hush, 6000);
}
function hush() { clearTimeout(noteTimer); const box = document.getElementById("note"); if (box) box.remove(); }
function ring() {
  if (navigator.vibrate) try { navigator.vibrate(120); } catch (e) { /* not allowed */ }
  if (kept.get("sound") === "off") return;
  const Sound = window.AudioContext || window.webkitAudioContext;
  if (!Sound) return;
  try {
    const audio = ring.audio || (ring.audio = new Sound()), tone = audio.createOscillator(), level = audio.createGain();
    tone.frequency.value = 660; level.gain.value = 0.08; level.gain.setTargetAtTime(0, audio.currentTime + 0.08, 0.06);
    tone.connect(level); level.connect(audio.destination); tone.start(); tone.stop(audio.currentTime + 0.4);
  } catch (e) { /* no sound here */ }
}

// ---- drawing: the whole page anew from what is known
function draw() {
  if (drag) { drag.stale = true; light(); return; }
  if (fingers) { stale = true; return; }  // what is being pressed must still be there when it is let go
  const look = kept.get("look") || "system";
  const dark = look === "dark" || (look === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.toggle("dark", dark);
  const at = document.activeElement && document.activeElement.getAttribute ? document.activeElement.getAttribute("data-key") : null;
  const shownNote = document.getElementById("note");
  const wide = innerWidth > innerHeight && innerHeight < 560;
  app.className = [wide ? "wide" : "", kept.get("hand") === "left" ? "lefty" : "", offline ? "away" : "", isLarge() ? "large" : ""].join(" ");
  const letters = parseFloat(getComputedStyle(root).fontSize), inks = (hand && hand.page.inks) || {};
  Object.keys(inks).forEach(function (suit) { root.style.setProperty("--" + suit.toLowerCase(), inks[suit]); });
  app.style.setProperty("--u", Math.min(letters, wide ? 22 : 24) + "px");  // a sheet that scrolls takes all of it
  const scrolled = ["sheet", "rounds"].map(function (name) { const box = app.querySelector("." + name + ", #" + name); return box ? box.scrollTop : 0; });
  app.textContent = "";
  app.appendChild(bar());
  const waits = offline && !toldClosed && hand && !hand.page.pad && !gone && queue.concat(underway ? [underway] : []).some(function (one) { return one.deed !== "choose"; });
  if (waits) app.appendChild(el("p", {class: "said", id: "waits", role: "status", text: T.will_be_sent}));
  if (hand && hand.page.unsaved && !gone) app.appendChild(el("p", {id: "unsaved", role: "alert", text: hand.page.unsaved}));
  if (gone) app.appendChild(goneScreen());
  else if (!hand) app.appendChild(secret ? el("div", {id: "join"}, [el("h2", {text: T.reconnecting})]) : joinScreen());
  else if (hand.page.between) app.appendChild(el("div", {id: "join"}, [portrait(hand.page.seat), el("h2", {text: hand.page.between.waits}), hand.page.next_round ? leadOn(hand.page) : null]));
  else if (hand.page.end) app.appendChild(endScreen(hand.page));
  else if (hand.page.pad) app.appendChild(padScreen(hand.page.pad));
  else layTable(wide);
  fit();
  if (hand && hand.page.pad && !gone) { const asked = padQuestion(hand.page.pad); if (asked) app.appendChild(asked); }
  if (sheet && sheet !== menu && !(hand && hand.page.log)) sheet = null;  // without a table there is nothing to list
  if (sheet) app.appendChild(sheet());
  ["sheet", "rounds"].forEach(function (name, at) { const box = app.querySelector("." + name + ", #" + name); if (box) box.scrollTop = scrolled[at]; });
  const typed = app.querySelectorAll(".line.typed"), written = app.querySelector(".points.at");
  if (written) [typed[typed.length - 1], app.querySelector(".line.who"), written].forEach(function (line) { if (line) line.scrollIntoView({block: "nearest"}); });
  if (shownNote) app.appendChild(shownNote);
  if (at) { const again = app.querySelector('[data-key="' + at + '"]'); if (again) again.focus({preventScroll: true}); }
}
function fit() {  // a heading too long for one line takes two; a word too long for its button gets smaller letters
  const heading = app.querySelector("h1"), words = app.querySelectorAll(".tool span");
  heading.classList.toggle("long", heading.scrollWidth > heading.clientWidth);
  for (let size = 22; size > 13 && heading.scrollHeight > heading.clientHeight; size--) heading.style.fontSize = size + "px";
  for (let i = 0; i < words.length; i++) {
    const room = words[i].parentNode.clientWidth - 2, needed = words[i].scrollWidth;
    if (needed > room) words[i].style.fontSize = Math.floor(100 * room / needed) + "%";
  }
  const bigs = app.querySelectorAll("footer .big");
  for (let i = 0; i < bigs.length; i++) {
    const label = bigs[i].querySelector(".label"), below = bigs[i].querySelector("small");
    const over = function () { return label.offsetHeight + (below ? below.offsetHeight : 0) > bigs[i].clientHeight - 4 || bigs[i].scrollWidth > bigs[i].clientWidth; };
    for (let size = 25; size > 13 && over(); size--) {
      bigs[i].style.fontSize = size + "px";
      if (below) below.style.fontSize = Math.max(14, Math.min(19, size - 4)) + "px";
    }
  }
}
function light() {  // while a card hangs from the finger nothing under it may be replaced
  const cards = app.querySelectorAll("#hand .card");
  for (let i = 0; i < cards.length; i++) cards[i].classList.toggle("on", chosen.indexOf(i) >= 0);
  const places = app.querySelectorAll("#mine [data-drop]");
  for (let i = 0; i < places.length; i++) places[i].classList.toggle("lit", hand.page.lit.indexOf(places[i].getAttribute("data-drop")) >= 0);
  const pile = document.getElementById("pile");
  if (pile) pile.classList.toggle("gets", hand.page.lit.indexOf("discard") >= 0);
}
function bar() {
  const title = offline ? T.reconnecting : arranging ? T.arrange_how : lifting && lifting.whole ? hand.page.cut.split.head : hand ? hand.page.head : T.game, quiet = kept.get("sound") === "off";
  return el("header", {}, [
    el("button", {"aria-label": T.menu, "data-key": "menu", on: {click: function () { open(menu); }}}, [sign("i-menu")]),
    el("h1", {text: title}),
    hand && hand.page.pad ? el("button", {"aria-label": T.undo, "aria-disabled": String(!hand.page.pad.undo || !hand.page.pad.mine), "data-key": "undo",
      on: {click: function () { if (hand.page.pad.undo && hand.page.pad.mine) tapPad({tap: "undo"}); }}}, [sign("i-undo")]) :
    el("button", {"aria-label": T.sound, "aria-pressed": String(!quiet), "data-key": "sound",
      on: {click: function () { kept.set("sound", quiet ? "on" : "off"); draw(); }}}, [sign(quiet ? "i-quiet" : "i-sound")]),
  ]);
}
function portrait(seat, props) { const face = sign("p" + seat, "face-of", "0 0 96 96"); if (props) face.setAttribute("class", "face-of " + props); return face; }
function figure(value) { return Number(value).toLocaleString(root.lang); }
function isLarge() { return parseFloat(getComputedStyle(root).fontSize) > 18.5; }
function team(number) { return {"--team": "var(--t" + number + ")"}; }
// what gives way when the hand or a button needs the room: the others' cards become chips, the own ones too, the moves go, the others' chips go, the own ones go, the players of many teams go
function layTable(wide) {
  for (let tight = hand.page.teams.length > 2 || isLarge() ? 1 : 0; ; tight++) {
    const shown = table(wide, tight);
    app.appendChild(shown);
    if (hasRoom() || tight === (hand.page.teams.length > 4 ? 6 : 5)) break;
    shown.remove();
  }
  if (!wide) fillCloth();
  const told = app.querySelector(".over"), hand_at = document.getElementById("hand");
  if (told) told.style.maxHeight = Math.max(90, hand_at.offsetTop - told.offsetTop - 2) + "px";
  for (let size = Math.round(parseFloat(getComputedStyle(app).getPropertyValue("--u"))); told && size > 12 && told.scrollHeight > told.clientHeight; size--) told.style.fontSize = size + "px";
}
function hasRoom() { return layHand() && app.querySelector("footer").getBoundingClientRect().bottom <= innerHeight; }
function fillCloth() {  // bare cloth above the hand belongs to the melds
  const main = app.querySelector("main"), bands = app.querySelectorAll("#table > div:not(.chips) .melds"), usual = isLarge() ? 70 : 58;
  if (!bands.length || !hasRoom()) return;
  let tall = usual + Math.min(42, Math.floor((laid.top - TAG - 3) / bands.length));
  do {  // two rows take twice as much
    if (tall < 64) tall = usual;
    main.style.setProperty("--mh", tall + "px");
    Array.prototype.forEach.call(bands, function (melds) {
      melds.style.setProperty("--mw", meldWidth(melds.children.length, false, Math.round(tall * 0.79)) + "px");
    });
    tall -= 6;
  } while (!hasRoom() && tall > usual - 6);
}
function table(wide, tight) {
  const page = hand.page, others = page.teams.filter(function (one) { return !one.mine; }), own = page.teams.filter(function (one) { return one.mine; })[0];
  const parts = middle(page), paper = question(page), folds = others.length > 1 && page.players.length > 4;
  const hands = el("div", {id: "hand", role: "group", "aria-label": T.hand}, page.cards.map(handCard).concat([foot(page)]));
  const rows = [
    el("div", {id: "players", class: page.players.length > 3 ? "few" : ""}, page.players.map(player)),
    el("div", {id: "theirs", class: (tight > 0 && !folds ? "chips" : "") + (others.length > 3 ? " many" : "") + (others.length > 1 ? " several" : "")}, others.map(function (one) { return folds ? line(one) : band(one, tight > 0); })),
    wide ? null : el("div", {id: "middle"}, [parts.piles, parts.moves, parts.tools, paper]),
    el("div", {id: "mine", class: tight > (wide ? 0 : 1) ? "chips" : ""}, [band(own, tight > (wide ? 0 : 1), page)]),
    wide ? parts.moves : null,
    hands,
    wide ? el("div", {id: "side"}, [parts.piles, parts.tools, buttons(page)]) : buttons(page),
    wide ? paper : null,
    over(page),
  ];
  return el("main", {id: "table", class: "tight" + tight}, rows);
}
function player(one) {
  return el("div", {class: "player" + (one.turn ? " turn" : "") + (one.asleep ? " asleep" : ""), role: "img", "aria-label": one.heard, vars: team(one.team)}, [
    portrait(one.seat), one.asleep ? sign("i-moon", "moon", "0 0 24 24") : null,
    el("div", {}, [el("b", {text: one.name}), el("span", {class: "counts"}, [el("i"), el("span", {text: one.hand}),
      one.lying ? el("i", {class: "foot"}) : null, one.lying ? el("span", {text: one.lying}) : null])]),
    one.sign ? el("span", {class: "sign", text: "!", title: one.sign}) : null,
  ]);
}
function meldFace(one, few) {
  const near = !one.book && one.size - one.count === 1;
  return el("span", {class: "meld " + one.top[1] + (one.book ? " book " + one.kind : "") + (near ? " near" : ""), text: rankText(one.top)}, [
    suitSign(one.top), el("em", {text: (one.book ? one.count : one.count + "/" + one.size) + (one.wilds ? " " + one.wilds : "")})]);
}
// paper over the others' cards: what somebody missed, a hint, or what there is to know before a move
function over(page) {
  if (greeting) return el("div", {class: "over", role: "status", on: {click: function () { greet(); open(movesSheet); }}}, [portrait(page.seat, "tall"), el("div", {}, [
    el("h2", {text: greeting.head}), el("p", {text: greeting.body}), el("p", {class: "more", text: T.all_moves + " ›"})])]);
  const told = page.hint || (page.body ? {head: "", body: [page.body]} : null);
  if (!told || unhinted === told.head + told.body) return null;
  return el("div", {class: "over", role: "status", on: {click: function () { unhinted = told.head + told.body; draw(); }}}, [sign(page.hint ? "i-hint" : "i-eye"), el("div", {}, [
    told.head ? el("h2", {text: told.head}) : null].concat(told.body.map(function (words) { return el("p", {text: words}); })))]);
}
function hinted(id) { const hint = hand.page.hint; return !!hint && hint.spots.indexOf(id) >= 0; }
function meldWidth(count, few, most) {  // of so many side by side; two rows rather than one of slivers
  const wide = app.classList.contains("wide"), room = wide ? (app.clientWidth - 172) / 2 - 16 : Math.min(860, app.clientWidth) - 34;
  most = most || (wide || !isLarge() ? 46 : 56);
  const fits = function (number) { return Math.floor((room - 7 * (number - 1)) / number); };
  return few ? most : Math.min(most, fits(count) < 38 ? fits(Math.ceil(count / 2)) : fits(count));
}
function band(one, few, page) {
  const isMine = !!page, lit = isMine ? page.lit : [], draft = isMine ? page.draft : null, staged = {};
  if (draft) draft.groups.forEach(function (group, at) { if (group.onto) staged[group.onto] = at; });
  const melds = one.melds.map(function (meld) {
    const shown = meldFace(meld, few);
    shown.setAttribute("data-drop", isMine ? meld.id : "");
    if (isMine && hinted(meld.id)) shown.classList.add("hinted");
    if (isMine && lit.indexOf(meld.id) >= 0) {
      shown.classList.add("lit"); shown.setAttribute("role", "button"); shown.setAttribute("tabindex", "0"); shown.setAttribute("aria-label", meld.heard);
      shown.addEventListener("click", function (event) { event.stopPropagation(); dropOn(meld.id); });
    }
    return shown;
  });
  if (draft) draft.groups.forEach(function (group, at) {
    const place = "staged/" + at + "/0", isLit = lit.indexOf(place) >= 0, hasUpcard = draft.kind === "take" && draft.upcard === at;
    const box = el("span", {class: "group" + (isLit ? " lit" : "") + (hasUpcard && upcardChosen ? " on" : ""), "data-drop": place,
      on: {click: function (event) { event.stopPropagation(); if (isLit) dropOn(place); else if (hasUpcard) chooseUpcard(); }}},
    group.cards.map(mini).concat([el("small", {text: group.label}),
      el("button", {class: "x", "aria-label": T.take_meld_back, "data-key": "x" + at, on: {click: function (event) { event.stopPropagation(); ask({back: at}); }}}, [sign("i-cross")])]));
    melds.push(box);
  });
  if (isMine && (lit.indexOf("new_pile") >= 0 || (draft && draft.need))) {
    const isLit = lit.indexOf("new_pile") >= 0;
    melds.push(el("button", {class: "slot" + (isLit ? " lit" : ""), "data-drop": "new_pile", "data-key": "slot", text: "+ " + T.new_meld,
      on: {click: function (event) { event.stopPropagation(); if (isLit) dropOn("new_pile"); }}}));
  }
  if (melds.length && one.wanted) one.wanted.forEach(function (kind, at) { melds.push(el("span", {class: "wanted " + kind + (at ? "" : " first"), "aria-hidden": true}, [kind === "dirty" ? sign("i-stripes") : sign(kind === "clean" ? "H" : "star", "i", "0 0 100 100")])); });
  const words = draft && draft.kind ? T.only_you : one.note;
  return el("div", {class: "band t" + one.team + (melds.length ? "" : " bare"), role: "group", "aria-label": one.name + ", " + one.note, vars: team(one.team),
    on: {click: function () { open(function () { return teamSheet(one); }); }}}, [
    el("div", {class: "head"}, [el("span", {class: "mark"}), el("b", {text: one.name}), el("small", {text: words}), el("span", {text: figure(one.total)})]),
    melds.length ? el("div", {class: "melds", vars: {"--mw": meldWidth(melds.length, few) + "px"}}, melds) : null,
  ]);
}
// a rival team among many, as on the large screen: its books as figures, the melds are a press away
function line(one) {
  const figures = ["clean", "dirty", "wild"].map(function (kind) {
    const count = one.melds.filter(function (meld) { return meld.book && meld.kind === kind; }).length;
    return kind === "wild" && !count ? null : el("span", {class: "figure " + (count ? kind : "none"), "aria-hidden": true}, [kind === "dirty" ? sign("i-stripes") : sign(kind === "clean" ? "H" : "star", "i", "0 0 100 100"), el("b", {text: count})]);
  });
  const left = hand.page.players.filter(function (player) { return player.team === one.team; }).map(function (player) { return player.hand; }).join(" · ");
  const heard = [one.name, one.note, figure(one.total)].concat(one.melds.map(function (meld) { return meld.heard; }));
  return el("div", {class: "band folded t" + one.team, role: "button", tabindex: "0", "data-key": "team" + one.team, "aria-label": heard.join("; "), vars: team(one.team),
    on: {click: function () { open(function () { return teamSheet(one); }); }}}, [
    el("div", {class: "head"}, [el("span", {class: "mark"}), el("b", {text: one.name}), el("span", {class: "left", text: left}), el("span", {class: "figures"}, figures), el("span", {text: figure(one.total)})]),
  ]);
}
function middle(page) {
  const pile = page.pile, has = function (deed) { return page.buttons.some(function (one) { return one.deed === deed; }); };
  const piles = el("div", {class: "piles"}, [
    el("button", {class: "pile" + (hinted("stock") ? " gets" : ""), id: "stock", "aria-label": pile.stock_heard, "data-key": "stock", on: {click: function () { if (has("draw")) press("draw"); }}},
      [pile.stock ? el("span", {class: "back"}) : null, el("em", {text: pile.stock})]),
    el("button", {class: "pile" + (page.lit.indexOf("discard") >= 0 || hinted("discard") || hinted("pile") ? " gets" : ""), id: "pile", "aria-label": pile.heard, "data-drop": "discard", "data-key": "pile",
      on: {click: function () { if (has("take")) press("take"); else if (page.draft && page.draft.kind === "take" && page.draft.upcard === null) chooseUpcard(); else note(pile.heard); }}},
    [pile.upcard ? el("span", {class: "top"}, [face("span", pile.upcard, {})]) : null, el("em", {text: pile.count})]),
  ]);
  let moves = null;
  if (page.draft && page.draft.need) {
    const draft = page.draft;
    moves = el("div", {id: "meter"}, [el("span", {text: draft.meter}), el("b", {text: draft.have + " / " + draft.need}),
      el("i", {vars: {"--share": Math.min(100, Math.round(100 * draft.have / draft.need)) + "%"}})]);
  } else moves = el("button", {id: "moves", "aria-label": T.all_moves, "data-key": "moves", on: {click: function () { open(movesSheet); }}}, [
    el("span", {class: "newest"}, page.log.slice(-3).map(logLine)), el("span", {class: "more", text: T.all_moves + " ›"})]);
  const tools = page.buttons.filter(function (one) { return ["special", "hint", "undo", "all", "sort"].indexOf(one.slot) >= 0 && !(one.deed === "undo" && page.draft && page.draft.kind); });
  if (!tools.length && page.cards.length) tools.push({deed: "sort", label: T.sort, slot: "sort"});
  return {piles: piles, moves: moves, tools: el("div", {class: "tools"}, tools.map(tool))};
}
const ICONS = {hint: "i-hint", sort: "i-sort", undo: "i-undo", take_back: "i-undo", go_out: "i-flag", stage: "i-eye", peek: "i-eye", hold: "i-flag",
  discard: "i-discard", pass: "i-next"};
function tool(one) {
  const label = one.deed === "sort" ? T.sort : one.label;
  return el("button", {class: "tool", "aria-disabled": String(!!one.reason), "aria-label": one.label + (one.reason ? ", " + one.reason : ""), "data-deed": one.deed, "data-key": one.deed,
    on: {click: function () { press(one.deed); }}}, [sign(ICONS[one.deed] || "i-flag"), el("span", {text: label})]);
}
function logLine(line) {
  const card = el("span", {vars: line.team === null ? {} : team(line.team)});
  if (line.who) card.appendChild(el("b", {text: line.who + " "}));
  card.appendChild(document.createTextNode(line.what + " "));
  if (line.card) card.appendChild(mini(line.card));
  return card;
}
function packQuestion(pack) {
  if (!pack.mine) return null;
  const now = liftAt(pack), value = el("b", {text: now});
  return el("div", {id: "paper"}, [el("p", {text: T.cards_to_lift + ": "}, [value]),
    el("input", {type: "range", min: 1, max: pack.cards - 1, value: now, "aria-label": T.cards_to_lift, "data-key": "lift",
      on: {input: function (event) { value.textContent = event.target.value; liftAt.value = Number(event.target.value); }}})]);
}
function liftAt(pack) {
  if (!liftAt.value) liftAt.value = Math.round(pack.cards * (0.4 + 0.2 * Math.random()));
  return Math.max(1, Math.min(pack.cards - 1, liftAt.value));
}
function question(page) {
  if (page.cut_deck) return packQuestion(page.cut_deck);
  if (page.question) return el("div", {id: "paper", role: "alertdialog", "aria-label": page.head}, page.question.map(function (words) { return el("p", {text: words}); }));
  if (page.cut) return packetQuestion(page.cut);
  if (page.choose) return el("div", {id: "paper"}, [el("p", {text: page.choose.line})]);
  return null;
}
// a packet lifted by eye, as at the screen: only its edge is shown, never a number, and no press can be counted
function chance(least, most) { return least + Math.floor(Math.random() * (most - least + 1)); }
function packet(cut) {
  if (!lifting) { lifting = {cards: 0, whole: 0}; liftTo(chance(cut.starts[0], cut.starts[1])); }
  return lifting;
}
function liftTo(cards) {
  const bounds = lifting.whole ? [1, lifting.whole - 1] : hand.page.cut.bounds, shown = document.getElementById("packet");
  lifting.cards = Math.max(bounds[0], Math.min(bounds[1], cards));
  if (shown) shown.style.setProperty("--cards", Math.round(lifting.cards));
}
function stepEdge(way) { const steps = hand.page.cut.steps; liftTo(lifting.cards + way * chance(steps[0], steps[1]) + chance(-1, 1)); }
function perCard() { return parseFloat(getComputedStyle(document.getElementById("packet")).getPropertyValue("--px")); }
function packetQuestion(cut) {
  const now = packet(cut), told = now.whole ? cut.split : cut;
  const step = function (deed, way) { return el("button", {class: "lift", text: T[deed], "data-deed": deed, "data-key": deed, on: {click: function () { if (lifting) stepEdge(way); }}}); };
  return el("div", {id: "paper", class: "lifts"}, [
    el("div", {class: "packets", vars: {"--most": cut.bounds[1]}, on: {pointerdown: holdEdge}}, [
      now.whole ? el("i", {class: "whole", vars: {"--cards": now.whole}}) : null,
      el("div", {id: "packet", role: "img", "aria-label": T.packet, vars: {"--cards": Math.round(now.cards)}}, [el("span", {class: "handle"})])]),
    el("div", {}, [el("p", {text: told.line}), el("p", {text: told.how}), el("div", {class: "lifting"}, [step("lift_fewer", -1), step("lift_more", 1)])])]);
}
function holdEdge(event) {  // the edge goes to the finger where that is far from it, and then with it
  if (event.button > 0 || !lifting) return;
  const end = document.getElementById("packet").getBoundingClientRect().bottom;
  if (event.clientY > end + 30) liftTo(lifting.cards + (event.clientY - end) / perCard());
  edge = {id: event.pointerId, y: event.clientY, cards: lifting.cards};
}
addEventListener("pointermove", function (event) { if (edge && event.pointerId === edge.id) liftTo(edge.cards + (event.clientY - edge.y) / perCard()); });
function leaveEdge(event) { if (edge && event.pointerId === edge.id) edge = null; }
addEventListener("pointerup", leaveEdge);
addEventListener("pointercancel", leaveEdge);
function takePacket() {
  const cut = hand.page.cut, cards = Math.round(packet(cut).cards);
  if (lifting.whole || !cut.split) { ask({cut: lifting.whole || cards}); return; }
  lifting.whole = cards;
  liftTo(cards / 2 + cut.split.starts[chance(0, cut.split.starts.length - 1)]);
  live.textContent = cut.split.head;
  draw();
}
function foot(page) {
  if (!page.foot || page.cards.length > 24) return null;
  return el("div", {id: "foot", class: "pile", role: "img", "aria-label": page.foot.heard}, [el("span", {class: "back foot"}), el("em", {text: page.foot.count})]);
}
function big(label, sub, look, act, props) {
  return el("button", Object.assign({class: "big " + look, on: {click: function () { if (sheet || !calm()) act(); }}}, props), [el("span", {class: "label", text: label}), sub ? el("small", {text: sub}) : null]);
}
function leadOn(page) { return big(page.next_round, "", "gold", function () { ask({deed: "next_round"}); }, {"data-deed": "next_round", "data-key": "gold"}); }
function buttons(page) {
  const shown = [];
  if (arranging) shown.push(big(T.arranged, "", "gold", function () { arranging = false; draw(); }, {"data-deed": "arranged", "data-key": "gold"}));
  else if (discarding) shown.push(big(T.take_it_back, "", "gold", cancelDiscard, {"data-deed": "take_it_back", "data-key": "gold"}));
  else if (page.question) {
    shown.push(big(T.yes, "", "yes", function () { ask({deed: "yes"}); }, {"data-deed": "yes"}), big(T.no, "", "no", function () { ask({deed: "no"}); }, {"data-deed": "no"}));
  } else if (page.cut_deck) {
    const pack = page.cut_deck, send = function (cards) { return function () { ask({cut_deck: cards()}); liftAt.value = 0; }; };
    if (pack.mine) shown.push(big(pack.cut, "", "gold", send(function () { return liftAt(pack); }), {"data-deed": "cut_deck", "data-key": "gold"}),
      big(pack.skip, "", "", send(function () { return 0; }), {"data-deed": "skip_cut", "data-key": "skip"}));
  } else if (page.cut) {
    const isParted = packet(page.cut).whole;
    shown.push(big(isParted ? page.cut.split.here : T.take_packet, "", "gold", takePacket, {"data-deed": "cut", "data-key": "gold"}));
    if (!isParted) shown.push(big(T.cut_for_me, "", "", function () { ask({deed: "cut_for_me"}); }, {"data-deed": "cut_for_me", "data-key": "cut_for_me"}));
  }
  else if (page.next_round) shown.push(leadOn(page));
  else if (page.choose) {
    page.choose.stacks.forEach(function (one, stack) {
      const button = big(one.name, one.note, "stack", function () { ask({stack: stack}); }, {"data-deed": "stack" + stack});
      button.insertBefore(el("span", {class: "back"}, [sign("star", "i", "0 0 100 100")]), button.firstChild);
      shown.push(button);
    });
  } else {
    const main = page.buttons.filter(function (one) { return one.slot === "act" || one.slot === "other"; });
    const open = main.filter(function (one) { return !one.reason; }), drawing = open.length === 2 && open.some(function (one) { return one.deed === "take"; });
    main.forEach(function (one) {
      const golden = !one.reason && !drawing && page.mine && (one.gold || open.length === 1);
      const why = one.reason || one.sub;  // whose turn it is says the heading
      shown.push(big(one.label, page.mine ? why : "", golden ? "gold" : "", function () { press(one.deed); },
        {"aria-disabled": String(!!one.reason), "aria-label": one.label + (why ? ", " + why : ""), "data-deed": one.deed, "data-key": one.deed}));
    });
  }
  return el("footer", {class: page.question ? "apart" : page.choose ? "stacks" : ""}, shown);
}

// ---- the hand
function handCard(card, at) {
  const isOn = chosen.indexOf(at) >= 0;
  const one = face("button", card.card, {"data-at": at, "data-key": "card" + at, "aria-label": card.heard, "aria-pressed": String(isOn)},
    [card.new ? el("span", {class: "n", text: T.new, "aria-hidden": true}) : null]);
  if (isOn) one.classList.add("on");
  if (card.hinted) one.classList.add("hinted");
  if (arranging && at === arrangeFrom) one.classList.add("on");
  if (discarding && isOn) one.hidden = true;
  one.addEventListener("pointerdown", function (event) { touched(event, at); });
  one.addEventListener("click", function (event) { if (event.detail === 0) toggle(at); });
  return one;
}
function toggle(at) {
  hush();
  if (arranging) { arrangeTap(at); return; }
  const place = chosen.indexOf(at);
  if (place >= 0) chosen.splice(place, 1); else chosen.push(at);
  choose();
}
function arrange(places, before) {
  if (places.length === 1 && (before === places[0] || before === places[0] + 1)) { draw(); return; }
  chosen = [];
  ask({arrange: places, before: before});
}
function arrangeTap(at) {
  const from = arrangeFrom;
  arrangeFrom = from < 0 ? at : -1;
  if (from >= 0 && from !== at) arrange([from], at > from ? at + 1 : at); else draw();
}
function gapAt(x, y) {  // before which card one would lie that is let go there; -1 outside the hand
  const box = document.getElementById("hand").getBoundingClientRect();
  if (!laid || !laid.n || x < box.left || x > box.right || y < box.top + INTO_HAND || y > box.bottom + 20) return -1;
  const row = laid.pitch ? Math.max(0, Math.min(Math.ceil(laid.n / laid.per) - 1, Math.floor((y - box.top - laid.top) / laid.pitch))) : 0;
  const column = Math.max(0, Math.min(laid.per, Math.round((x - box.left) / laid.step)));
  return Math.min(laid.n, row * laid.per + column);
}
function showGap(before) {
  let mark = document.getElementById("gap");
  if (before < 0) { if (mark) mark.remove(); return; }
  if (!mark) { mark = el("span", {id: "gap"}); document.getElementById("hand").appendChild(mark); }
  const row = Math.min(Math.floor(before / laid.per), Math.ceil(laid.n / laid.per) - 1);
  mark.style.left = (before - row * laid.per) * laid.step - 3 + "px";
  mark.style.top = laid.top + row * laid.pitch + "px";
}
// lays the cards out; whether all of them are seen as they should be
function layHand() {
  const box = document.getElementById("hand"), cards = Array.prototype.slice.call(box.querySelectorAll(".card")), n = cards.length;
  const own = box.querySelector("#foot"), W = box.clientWidth, H = box.clientHeight, lying = app.classList.contains("wide"), large = !lying && W > 600;
  box.classList.toggle("tablet", large);
  const least = lying ? 36 : LEAST_STEP, room = H - TAG;
  let wide = large ? Math.max(100, Math.min(136, H / 3.2)) : lying ? Math.max(64, Math.min(92, room / 1.4)) : n > 24 ? 74 : Math.min(100, Math.max(80, H / 3.5));
  wide = Math.round(wide);
  const most = Math.max(1, 1 + Math.floor((W - wide) / least));
  let rows = Math.max(1, Math.ceil(n / most)), per = Math.ceil(n / rows);
  if (lying && rows > 1) wide = Math.round(Math.max(56, Math.min(wide, (room - (rows - 1) * LEAST_STEP) / 1.4)));
  const hides = lying && rows === 1 && (W - wide - 54) / Math.max(1, n - 1) < least;  // the count is at the piles then
  if (own) own.hidden = hides;
  const hasFoot = !!own && !hides;
  if (hasFoot && rows > 1 && n === per * rows) { if (per < most) per += 1; else { rows += 1; per = Math.ceil(n / rows); } }
  let step = per > 1 ? (W - wide) / (per - 1) : wide;
  step = Math.min(step, wide * (large ? 0.72 : 0.66) + (rows === 1 ? 6 : 0));
  if (hasFoot && rows === 1) step = Math.min(step, (W - wide - 54) / Math.max(1, per - 1));
  const tall = Math.round(wide * 1.4);
  let pitch = rows > 1 ? (room - tall) / (rows - 1) : 0;
  if (pitch < LEAST_STEP && rows > 1) pitch = Math.max(Math.min(LEAST_STEP, (room - 44) / rows), (room - 60) / (rows - 1) < LEAST_STEP ? (room - 50) / (rows - 1) : LEAST_STEP);
  pitch = Math.min(pitch, Math.max(62, tall * 0.62));
  root.style.setProperty("--cw", wide + "px"); root.style.setProperty("--ch", tall + "px");
  const used = (rows - 1) * pitch + tall, top = Math.max(TAG, H - used);
  laid = {per: per, step: step || 1, pitch: pitch, top: top, n: n};
  cards.forEach(function (card, i) {
    const row = Math.floor(i / per), column = i % per;
    card.style.left = Math.floor(column * step) + "px";
    card.style.top = Math.round(top + row * pitch) + "px";
    card.style.zIndex = row + 1;
    const mark = card.querySelector(".n");
    if (!mark) return;
    mark.classList.toggle("dot", row > 0 && pitch < 60);  // above the card it would lie on the rank of another
    if (column < per - 1 && !mark.classList.contains("dot")) mark.style.left = Math.min(3, Math.floor(step) - mark.offsetWidth - 1) + "px";
  });
  return lying ? wide >= 72 || (rows < 2 && room >= 90 && !!box.closest(".tight4")) : rows < 2 || room >= (rows - 1) * LEAST_STEP + (n > 18 ? 60 : 0.75 * tall);
}

// ---- touch: a tap chooses, holding chooses the rank, dragging drops
function touched(event, at) {
  if (event.button > 0 || drag) return;
  const fromEdge = event.pointerType !== "mouse" && (event.clientX < EDGE || event.clientX > innerWidth - EDGE);
  drag = {at: at, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null, edge: fromEdge, held: false};
  drag.timer = setTimeout(function () {
    if (!drag || drag.ghost || arranging) return;
    drag.held = true;
    const rank = hand.page.cards[at].card[0];
    chosen = [];
    hand.page.cards.forEach(function (card, i) { if (card.card[0] === rank) chosen.push(i); });
    choose();
  }, HOLD);
}
addEventListener("pointermove", function (event) {
  if (!drag || event.pointerId !== drag.id) return;
  if (!drag.ghost) {
    if (arranging || drag.edge || drag.held || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 9) return;
    clearTimeout(drag.timer);
    if (chosen.indexOf(drag.at) < 0) { chosen = [drag.at]; choose(); }
    drag.ghost = face("span", hand.page.cards[drag.at].card, {});
    drag.ghost.classList.add("ghost");
    document.body.appendChild(drag.ghost);
    app.classList.add("dragging");
  }
  drag.ghost.style.left = event.clientX - 40 + "px";
  drag.ghost.style.top = event.clientY - (event.pointerType === "mouse" ? 56 : 130) + "px";
  showGap(gapAt(event.clientX, event.clientY));
});
function letGo(event, isDrop) {
  if (!drag || event.pointerId !== drag.id) return;
  const was = drag;
  drag = null;
  clearTimeout(was.timer);
  if (was.ghost) {
    was.ghost.remove();
    app.classList.remove("dragging");
    const before = gapAt(event.clientX, event.clientY);
    showGap(-1);
    if (isDrop && before >= 0) arrange(chosen.indexOf(was.at) >= 0 ? chosen.slice() : [was.at], before);
    else if (isDrop) {
      const place = dropAt(event.clientX, event.clientY) || (event.pointerType !== "mouse" ? dropAt(event.clientX, event.clientY - 60) : null);
      if (place) dropOn(place);
    }
  } else if (isDrop && !was.held) { toggle(was.at); return; }
  if (was.stale) draw();
}
addEventListener("pointerup", function (event) { letGo(event, true); });
addEventListener("pointercancel", function (event) { letGo(event, false); });
function dropAt(x, y) {
  const reach = [[0, 0], [32, 0], [-32, 0], [0, 32], [0, -32]];
  for (let i = 0; i < reach.length; i++) {
    const under = document.elementsFromPoint(x + reach[i][0], y + reach[i][1]);
    for (let j = 0; j < under.length; j++) {
      const place = under[j].closest && under[j].closest("[data-drop]");
      if (place && place.getAttribute("data-drop")) return place.getAttribute("data-drop");
    }
    if (i === 0 && under.some(function (one) { return one.id === "mine"; })) return "new_pile";
  }
  return null;
}
function dropOn(place) {
  if (calm()) return;
  hush();
  if (place === "discard" && chosen.length === 1 && hand.phase === "play" && !(hand.page.draft && hand.page.draft.kind) && kept.get("slow") !== "off") { holdDiscard(); return; }
  ask({drop: place, cards: faces(), upcard: upcardChosen});
}

// {pad}

// ---- sheets
function open(make) { sheet = make; history.pushState({sheet: true}, ""); draw(); const first = app.querySelector(".sheet button"); if (first) first.focus(); }
function close() { if (sheet) { sheet = null; draw(); } }
addEventListener("popstate", close);
function sheetOf(title, rows) {
  return el("div", {class: "sheet", role: "dialog", "aria-label": title}, [el("h2", {text: title})].concat(rows, [
    big(T.close, "", "gold", function () { history.back(); }, {"data-key": "close"})]));
}
function movesSheet() { return sheetOf(T.all_moves, hand.page.log.slice().reverse().map(function (line) { return el("p", {text: line.text}); })); }
function possibleSheet(kind) {  // of a kind that has several: those
  const page = hand.page, ways = page.ways || [], opened = ways.filter(function (way) { return way.kind === kind && way.several.length; })[0];
  return sheetOf(T.what_now, ways.length ? (opened ? opened.several : ways).map(wayRow) : (page.possible || []).map(function (text) { return el("p", {text: text}); }));
}
function wayRow(way, at) {
  const row = big(way.text + (way.several.length ? " ›" : ""), "", "way", function () {
    if (calm()) return;  // it may just have taken the place of another
    hush();
    if (way.several.length) { sheet = function () { return possibleSheet(way.kind); }; draw(); return; }
    if (way.ask) ask(way.ask); else note(T.choose_discard);
    history.back();
  }, {"aria-label": way.text, "data-key": "way" + at});
  const picture = way.cards.map(function (card) { return card === "hand" ? el("span", {class: "mini back"}) : mini(card); });
  row.insertBefore(el("span", {class: "picture", "aria-hidden": true}, picture.length ? picture : [sign(ICONS[way.kind] || "i-tick")]), row.firstChild);
  return row;
}
function sortingSheet() {
  return sheetOf(T.sorting, hand.page.sortings.map(function (one, at) { return big(one.label, "", "", function () { ask({sorting: one.sorting}); }, {"data-key": "sorting" + at}); }));
}
function lastRoundSheet() {
  return sheetOf(T.last_round, [el("p", {text: T.last_round_told}), big(T.last_round, "", "", function () { ask({deed: "last_round"}); history.back(); }, {"data-key": "announce"})]);
}
function teamSheet(one) {
  return sheetOf(one.name + " · " + figure(one.total), [el("p", {text: one.note})].concat(one.melds.map(function (meld) {
    return el("div", {}, [el("div", {text: meld.heard}), el("div", {class: "wrap"}, meld.cards.split(" ").map(mini))]); })));
}
function neededSheet() {
  return sheetOf(T.needed, hand.page.teams.map(function (one) { return el("div", {class: "t" + one.team, vars: team(one.team)}, [el("h3", {}, [el("span", {class: "mark"}), el("b", {text: " " + one.name})]), el("p", {text: one.needed})]); }));
}
function rulesSheet() {
  return sheetOf(T.rules, hand.page.rules.map(function (one) {
    return el("div", {}, [el("h3", {text: one.head})].concat(one.lines.map(function (words) { return el("p", {text: words}); }))); }));
}
function toggleRow(label, isOn, act) {
  return el("div", {class: "row"}, [el("span", {text: label}), el("button", {class: "switch", role: "switch", "aria-checked": String(isOn), "aria-label": label, "data-key": label,
    on: {click: function () { act(!isOn); draw(); }}})]);
}
function spokenHere() {
  return el("div", {class: "row", role: "group", "aria-label": T.language}, Object.keys(SPEECH.names).map(function (code) {
    return big(SPEECH.names[code], "", "", function () {
      kept.set("language", code); speak(code); draw();
      if (secret) listen(); else askSeats();
    }, {"aria-pressed": String(code === root.lang), lang: code, "data-key": "language-" + code});
  }));
}
function menu() {
  const look = kept.get("look") || "system", looks = ["system", "light", "dark"];
  const colours = big(T.look, T.looks[looks.indexOf(look)], "", function () { kept.set("look", looks[(looks.indexOf(look) + 1) % 3]); draw(); }, {"data-key": "look"});
  if (!hand || hand.page.pad) return sheetOf(hand ? T.pad : T.menu, [colours, spokenHere()]);
  return sheetOf([hand.page.name, hand.page.round].filter(Boolean).join(" · "), [
    toggleRow(T.sound, kept.get("sound") !== "off", function (on) { kept.set("sound", on ? "on" : "off"); }),
    toggleRow(T.left_handed, kept.get("hand") === "left", function (on) { kept.set("hand", on ? "left" : "right"); }),
    toggleRow(T.slow_discard, kept.get("slow") !== "off", function (on) { kept.set("slow", on ? "on" : "off"); }),
    hand.page.possible && hand.page.possible.length ? big(T.what_now, "", "", function () { sheet = possibleSheet; draw(); }, {"data-key": "possible"}) : null,
    hand.page.teams ? big(T.needed, "", "", function () { sheet = neededSheet; draw(); }, {"data-key": "needed"}) : null,
    hand.page.rules ? big(T.rules, "", "", function () { sheet = rulesSheet; draw(); }, {"data-key": "rules"}) : null,
    hand.page.log ? big(T.all_moves, "", "", function () { sheet = movesSheet; draw(); }, {"data-key": "all"}) : null,
    hand.page.cards.length && !hand.page.over ? big(T.arrange, "", "", function () { arranging = true; arrangeFrom = -1; chosen = []; history.back(); }, {"data-deed": "arrange", "data-key": "arrange"}) : null,
    hand.page.sortings ? big(T.sorting, "", "", function () { sheet = sortingSheet; draw(); }, {"data-key": "sorting"}) : null,
    hand.page.may_announce ? big(T.last_round, "", "", function () { sheet = lastRoundSheet; draw(); }, {"data-key": "last_round"}) : null,
    colours,
    spokenHere(),
  ]);
}

// ---- the end of a match: a moment on the phone, too
function endScreen(page) {
  const end = page.end, star = function (at) { return end.won ? sign("star", "star" + at, "0 0 100 100") : null; };
  const feast = el("div", {class: "feast" + (end.won ? " won" : "")}, [star(0), star(1), star(2),
    el("div", {class: "heroes"}, end.faces.slice(0, 4).map(function (seat) { return portrait(seat); })),
    el("h2", {text: end.headline}), end.under ? el("p", {text: end.under}) : null,
    page.tonight.length ? el("p", {class: "tonight"}, [el("span", {text: T.tonight})].concat(page.tonight.map(function (one) {
      const stars = [el("span", {class: "mark"})];
      for (let n = 0; n < Math.min(one.won, 5); n++) stars.push(sign("star", "won-star", "0 0 100 100"));
      if (one.won > 5) stars.push(el("b", {text: "× " + one.won}));
      return el("span", {class: "t" + one.team, vars: team(one.team), role: "img", "aria-label": one.heard}, stars);
    }))) : null]);
  const totals = page.teams.slice().sort(function (a, b) { return b.total - a.total; }).map(function (one) {
    return el("div", {class: "sum t" + one.team + (end.winners.indexOf(one.team) >= 0 ? " first" : ""), vars: inkOf(one.team)}, [
      el("span", {class: "mark"}), el("b", {text: one.name}), el("strong", {text: figure(one.total)})]);
  });
  const paper = el("div", {class: "totals"}, totals.concat(end.part ? [el("div", {class: "part"}, [portrait(page.seat), el("p", {}, [el("b", {text: T.part + " "}), el("span", {text: end.part})])])] : []));
  const asks = page.again || [], below = [];
  if (asks.length) below.push(el("h3", {text: T.again}));
  if (page.others.length) below.push(el("div", {class: "wishes"}, page.others.map(function (one) {
    return el("span", {class: one.wants ? "wants" : "", vars: team(one.team), role: "img", "aria-label": one.heard}, [portrait(one.seat), el("b", {text: one.wants ? "✓" : "…"})]); })));
  if (page.asked) below.push(el("p", {class: "center", role: "status", text: page.asked}));
  if (asks.length && !page.wants) below.push(el("div", {class: "asks"}, asks.map(function (one, at) {
    return big(one.label, one.sub, at ? "" : "gold", function () { ask({again: one.again}); }, {"data-deed": "again_" + one.again, "data-key": "again_" + one.again}); })));
  below.push(el("button", {class: "link", text: T.enough, "data-deed": "enough", "data-key": "enough", on: {click: function () { rest(); }}}));
  return el("main", {id: "end"}, [feast, paper, el("div", {class: "next"}, below)]);
}
function rest() {  // nobody looks at this page any more tonight, but its place is kept
  gone = "enough"; generation += 1;
  if (poll) poll.abort();
  request("POST", "/sleep?leaves", {}).catch(function () { /* the table notices by itself */ });
  draw();
}

// ---- coming in
function askSeats() {
  draw();
  request("GET", "/seats").then(function (reply) {
    heardOf();
    if (reply.status === 200) { join.seats = reply.json.seats; join.pad = reply.json.pad; if (join.seats.length === 1 && !join.seats[0].taken) join.seat = join.seats[0].seat; }
    draw();
  }).catch(function () { lost(); setTimeout(function () { if (!secret) askSeats(); }, 1500); });
}
function joinScreen() {
  const rows = [el("h2", {text: T.who})];
  if (join.message) rows.push(el("p", {class: "center", role: "alert", text: join.message}));
  if (!join.seats) return el("div", {id: "join"}, rows);
  if (!join.seats.length) rows.push(el("p", {class: "center", text: T.nobody}));
  rows.push(el("div", {id: "faces"}, join.seats.map(function (one) {
    return el("button", {class: "face", "aria-pressed": String(join.seat === one.seat), "data-key": "face" + one.seat, vars: team(one.team),
      on: {click: function () { join.seat = one.seat; join.message = join.letters = ""; draw(); }}}, [
      portrait(one.seat), el("span", {text: one.name}, [one.taken ? el("small", {text: T.here}) : null])]);
  })));
  const seat = join.seats.filter(function (one) { return one.seat === join.seat; })[0];
  if (!seat) return el("div", {id: "join"}, rows);
  if (seat.taken) return el("div", {id: "join"}, rows.concat([el("p", {class: "center", role: "alert", text: seat.prompt})]));
  const letters = Array.from({length: seat.letters}, function (_, i) { return el("span", {class: join.letters[i] ? "in" : i === join.letters.length ? "at" : "", text: join.letters[i] || ""}); });
  rows.push(el("p", {class: "center", text: seat.prompt}), el("div", {id: "letters", class: join.wrong ? "shake" : "", role: "img", "aria-label": join.letters.split("").join(" ") || T.letters_left[seat.letters]}, letters));
  rows.push(el("div", {id: "keys"}, "ABCDEFGHIJKLMNOPQRSTUVW".split("").map(function (letter) {
    return el("button", {text: letter, "data-key": "key" + letter, on: {click: function () { type(letter); }}}); }).concat([
    el("button", {"aria-label": T.erase, "data-key": "erase", on: {click: function () { type(""); }}}, [sign("i-undo")])])));
  const left = seat.letters - join.letters.length;
  rows.push(big(join.pad ? T.open_pad : T.pick_up, left ? T.letters_left[left] : "", left ? "" : "gold", sendCode, {"aria-disabled": String(left > 0), "data-deed": "join"}));
  return el("div", {id: "join"}, rows);
}
function codeLength() { return join.seats.filter(function (one) { return one.seat === join.seat; }).map(function (one) { return one.letters; })[0] || 0; }
function type(letter) {
  join.wrong = false;
  join.letters = letter ? (join.letters + letter).slice(0, codeLength()) : join.letters.slice(0, -1);
  draw();
}
function sendCode() {
  if (!join.letters || join.letters.length < codeLength()) return;
  request("POST", "/join", {seat: join.seat, code: join.letters}).then(function (reply) {
    heardOf();
    if (reply.status === 200) { secret = reply.json.secret; keepSecret(secret); number = 0; begun = false; draw(); listen(); return; }
    join.letters = ""; join.message = reply.json.message; join.wrong = true;
    askSeats();
  }).catch(function () { lost(); });
}
function goneScreen() {
  if (gone === "enough") return el("div", {id: "join"}, [el("h2", {text: T.good_night}), big(T.back, "", "gold", function () { gone = ""; draw(); listen(); }, {"data-deed": "back"})]);
  if (gone !== "other_tab") return el("div", {id: "join"}, [el("h2", {text: gone})]);
  return el("div", {id: "join"}, [el("h2", {text: join.message}), big(T.take_here, "", "gold", function () { gone = ""; begun = false; version = ""; draw(); listen(); }, {"data-deed": "take_here"})]);
}

// ---- keys
addEventListener("keydown", function (event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape" && sheet) { history.back(); return; }
  if (!hand && !secret && join.seats) {
    if (/^[a-wA-W]$/.test(event.key)) type(event.key.toUpperCase());
    else if (event.key === "Backspace") type("");
    else if (event.key === "Enter") sendCode();
    return;
  }
  if (!hand || sheet || (event.target && event.target.tagName === "INPUT")) return;
  const ways = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1};
  if (hand.page.cut && lifting && ways[event.key]) { stepEdge(ways[event.key]); event.preventDefault(); return; }
  const deeds = {h: "hint", d: "draw", t: "take", m: "meld", u: "undo", x: "discard"}, deed = deeds[event.key.toLowerCase()];
  const cards = Array.prototype.slice.call(app.querySelectorAll("#hand .card")), at = cards.indexOf(document.activeElement);
  if (deed) press(deed);
  else if (event.shiftKey && at >= 0 && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
    const to = at + (event.key === "ArrowRight" ? 1 : -1);
    if (to >= 0 && to < cards.length) { arrange([at], to > at ? to + 1 : to); cards[to].focus(); }
  } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
    const next = cards[Math.max(0, Math.min(cards.length - 1, at < 0 ? 0 : at + (event.key === "ArrowRight" ? 1 : -1)))];
    if (next) next.focus();
  } else if (event.key === "Enter") {
    const gold = app.querySelector("footer .gold");
    if (gold && !(document.activeElement && document.activeElement.tagName === "BUTTON" && at < 0 && document.activeElement !== document.body)) gold.click();
    else return;
  } else return;
  event.preventDefault();
});

// ---- sleep and waking
function awake() {
  if (document.hidden) return;
  if (wasHidden && hand) calmUntil = performance.now() + CALM;
  wasHidden = false;
  if (secret && !gone) listen(); else if (!secret) askSeats();
}
document.addEventListener("visibilitychange", function () {
  if (document.hidden) {
    wasHidden = true;
    if (discarding) cancelDiscard();
    if (secret && begun) request("POST", "/sleep", {}, undefined, true).catch(function () { /* on its way */ });
    generation += 1;
    if (poll) poll.abort();
  } else awake();
});
addEventListener("pageshow", function (event) { if (event.persisted) awake(); });
addEventListener("online", awake);
function measured() { root.style.setProperty("--vh", innerHeight + "px"); if (!drag) draw(); }
addEventListener("resize", measured);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
document.addEventListener("contextmenu", function (event) { event.preventDefault(); });
addEventListener("hashchange", function () { if (fromLink()) { draw(); listen(); } });
function fromLink() {
  const told = location.hash.replace(/^#/, "");
  if (!/^[A-Za-z0-9_-]{22,}$/.test(told)) return false;
  history.replaceState(null, "", location.pathname);
  if (told !== secret) { secret = told; kept.set("tried", told); number = 0; hand = null; version = ""; begun = false; gone = ""; }
  return true;
}
fromLink();
if (document.fonts) document.fonts.ready.then(function () { if (!drag) draw(); });
measured();
if (secret) listen(); else askSeats();
})();
