// ---- the score pad for real cards: every tap goes to the host, which does all counting
let padTeam = 0;
function tapPad(wish) { hush(); ask(wish); draw(); }
function padKey(props, act, children) {
  return el("button", Object.assign({on: {click: act}}, props), children);
}
function padScreen(pad) {
  padTeam = Math.min(padTeam, pad.teams.length - 1);  // of another pad it may be one that isn't here
  const alone = pad.teams.length > 2, shown = alone ? [padTeam] : pad.teams.map(function (one, at) { return at; });
  const parts = [padPaper(pad, alone, shown)];
  const waiting = queue.length + (busy ? 1 : 0);
  if (offline && waiting) parts.push(el("p", {class: "said", text: T.taps_waiting[Math.min(waiting, T.taps_waiting.length - 1)]}));
  else if (pad.said) parts.push(el("p", {class: "said", role: "status", text: pad.said}));
  if (pad.chosen && pad.mine) parts.push(padKeys(pad)); else parts.push(padRounds(pad, shown));
  parts.push(padFooter(pad));
  return el("main", {id: "pad"}, parts);
}
function padHead(pad, team, alone) {
  const faces = alone ? pad.teams[team].seats.slice(0, 2) : pad.teams[team].seats.slice(0, 3);
  const parts = [el("span", {class: "heads"}, faces.map(function (seat) { return portrait(seat); }))];
  if (!alone) parts.push(el("b", {}, pad.teams[team].names.slice(0, 3).map(function (name) { return el("span", {text: name}); })));
  if (!alone) return el("div", {class: "head t" + team, vars: inkOf(team)}, parts);
  return padKey({class: "head tab t" + team, vars: inkOf(team), role: "tab", "aria-selected": String(team === padTeam), "aria-label": pad.teams[team].name, "data-key": "team" + team},
    function () { padTeam = team; draw(); }, parts);
}
function inkOf(team) { return {"--team": "var(--t" + team + ")", "--ink": "var(--i" + team + ")"}; }
function padPaper(pad, alone, shown) {
  const paper = el("div", {id: "sheet", class: (alone ? "alone" : "") + (pad.chosen && pad.mine ? " tight" : ""), vars: {"--teams": shown.length}});
  const heads = alone ? pad.teams.map(function (one, at) { return at; }) : shown;
  paper.appendChild(el("div", {class: alone ? "tabs" : "line", role: alone ? "tablist" : null},
    (alone ? [] : [el("span")]).concat(heads.map(function (team) { return padHead(pad, team, alone); }))));
  if (alone) paper.appendChild(el("b", {class: "whose", text: pad.teams[padTeam].name, vars: inkOf(padTeam)}));
  if (pad.result) paper.appendChild(el("h2", {class: "center", text: pad.result}));
  (pad.rows || []).forEach(function (row) {
    const label = el("span", {class: "label"}, [el("b", {text: row.title}), el("small", {text: row.note})]);
    const cells = shown.map(function (team) { return row.out ? outCell(pad, row.out, team) : row.points ? pointsCell(pad, row.cells[team]) : countCell(pad, row.cells[team]); });
    paper.appendChild(el("div", {class: "line" + (row.out ? " who" : row.points ? " typed" : "")}, [label].concat(cells)));
  });
  const sums = function (title, numbers, kind) {
    return el("div", {class: "line " + kind}, [el("b", {class: "label", text: title})].concat(shown.map(function (team) { return el("b", {class: "number", text: numbers[team]}); })));
  };
  if (pad.sums) paper.appendChild(el("div", {class: "sums"}, [sums(T.this_round, pad.sums, ""), sums(T.now, pad.now, "now")]));
  return paper;
}
function countCell(pad, cell) {
  const step = function (tap, word, able, sign) {
    return padKey({class: "step", text: sign, "aria-label": cell.heard + ", " + word, "aria-disabled": String(!able || !pad.mine), "data-key": cell.field + tap},
      function () { if (able && pad.mine) tapPad({tap: tap, field: cell.field}); });
  };
  return el("span", {class: "cell", role: "group", "aria-label": cell.heard + ", " + cell.value}, [
    step("less", T.less, cell.less, "−"), el("b", {class: "number", text: cell.value}), step("more", T.more, cell.more, "+")]);
}
function pointsCell(pad, cell) {
  return padKey({class: "cell points" + (pad.chosen === cell.field ? " at" : ""), "aria-label": cell.heard + ", " + (cell.value || cell.blank), "aria-disabled": String(!pad.mine), "data-key": cell.field},
    function () { if (pad.mine) tapPad({tap: "choose", field: cell.field}); }, [el("b", {class: "number", text: cell.value})]);
}
function outCell(pad, seats, team) {  // everybody in one row where the teams are shown one at a time
  const own = seats.filter(function (one) { return pad.teams.length > 2 || one.seat % pad.teams.length === team; });
  return el("span", {class: "cell faces"}, own.map(function (one) {
    return padKey({class: "out", "aria-label": one.heard, "aria-pressed": String(one.out), "aria-disabled": String(!pad.mine), "data-key": "out" + one.seat, vars: {"--team": "var(--i" + one.seat % pad.teams.length + ")"}},
      function () { if (pad.mine) tapPad({tap: "out", seat: one.seat}); }, [portrait(one.seat), one.out ? sign("i-tick") : null]);
  }));
}
function padKeys(pad) {
  const digit = function (text) {
    return padKey({class: "key", text: text, "data-key": "digit" + text}, function () { tapPad({tap: "digit", field: pad.chosen, digits: text}); });
  };
  const erase = padKey({class: "key", text: "←", "aria-label": T.erase_digit, "data-key": "erase"}, function () { tapPad({tap: "erase", field: pad.chosen}); });
  const plus = padKey({class: "key", text: "+", "aria-label": T.plus, "data-key": "plus"}, function () { tapPad({tap: "plus", field: pad.chosen}); });
  const digits = ["7", "8", "9", "0", "4", "5", "6"].map(digit).concat([plus], ["1", "2", "3"].map(digit), [erase]);
  const cards = pad.values.map(function (one) {
    return padKey({class: "key worth", "aria-label": one.names, "data-key": "card" + one.worth}, function () { tapPad({tap: "card", field: pad.chosen, worth: one.worth}); },
      [mini(one.card), el("b", {text: "+" + one.worth})]);
  });
  return el("div", {id: "padkeys"}, [el("div", {class: "digits"}, digits), el("div", {class: "worths"}, cards)]);
}
function padRounds(pad, shown) {
  const lines = pad.rounds.slice().reverse().map(function (one) {
    const told = shown.map(function (team) { return el("b", {class: "number", text: one.scores[team]}); }), able = pad.mine && pad.can_change;
    return padKey({class: "line past", "aria-label": (able ? one.change : one.title) + ", " + one.scores.join(", ") + ", " + one.note, "data-key": "round" + one.round, "aria-disabled": String(!able)},
      function () { if (able) tapPad({tap: "round", round: one.round}); },
      [el("span", {class: "label"}, [el("b", {text: one.title}, able ? [sign("i-edit")] : []), el("small", {text: one.note})])].concat(told));
  });
  if (pad.totals.length) lines.unshift(el("div", {class: "line total"}, [el("b", {class: "label", text: T.so_far})].concat(shown.map(function (team) {
    return el("b", {class: "number", text: pad.totals[team]}); }))));
  return el("div", {id: "rounds", "aria-label": T.rounds, vars: {"--teams": shown.length}}, lines);
}
function padFooter(pad) {
  if (!pad.mine) return el("footer", {}, [el("p", {class: "writing", text: pad.writing}), big(T.let_me_write, "", "", function () { tapPad({tap: "let_me"}); }, {"data-deed": "let_me", "data-key": "let_me"})]);
  if (!pad.write) return el("footer");
  const write = big(pad.write, "", "gold", function () { tapPad({tap: "write"}); }, {"data-deed": "write", "data-key": "gold"});
  if (pad.drop) return el("footer", {}, [write, big(pad.drop, "", "", function () { tapPad({tap: "drop"}); }, {"data-deed": "drop", "data-key": "drop"})]);
  return el("footer", {}, [write]);
}
function padQuestion(pad) {
  if (!pad.question || !pad.mine) return null;
  const told = pad.question;
  return el("div", {class: "ask", role: "alertdialog", "aria-label": told.head}, [el("div", {class: "page"}, [el("h2", {text: told.head})].concat(
    told.body.map(function (words) { return el("p", {text: words}); }), [
      big(told.check, "", "gold", function () { tapPad({tap: "check"}); }, {"data-deed": "check", "data-key": "check"}),
      big(told.anyway, "", "", function () { tapPad({tap: "write_anyway"}); }, {"data-deed": "write_anyway", "data-key": "anyway"})]))]);
}
// taps that have not been answered outlive a reload; the one under way keeps its number, so that it counts once
function keepTaps() {
  if (!hand || !hand.page.pad) return;
  kept.set("taps", JSON.stringify({who: secret.slice(0, 8), list: (underway ? [underway] : []).concat(queue)}));
}
function tapsFromBefore() {
  if (!hand.page.pad || tapsFromBefore.done) return;
  tapsFromBefore.done = true;
  let before = null;
  try { before = JSON.parse(kept.get("taps") || "null"); } catch (e) { /* nothing that can be read */ }
  if (!before || before.who !== secret.slice(0, 8)) return;
  queue = before.list.filter(function (one) { return !one.number || one.number > number; }).map(function (one) { delete one.number; return one; }).concat(queue);
  send();
}
