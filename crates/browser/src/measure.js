/* What is wrong with a screen as it stands, by measuring: an empty list, or sentences. `board` says
   what the board is, `share` how much of the height it must have in sight, `name` what the first
   who sits there is called. */
((board, share, name) => {
  const said = [];
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const main = document.querySelector("main");
  const decision = document.querySelector(".decision");
  const home = main.closest(".home") !== null;
  const seat = main.querySelector(".seat-name, .ms-tab-name");
  if (seat) [...seat.childNodes].find((node) => node.nodeType === 3 && node.data.trim()).data = name;

  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) said.push(`the page is ${wide} px too wide`);

  // Only what can be seen counts: not what is for ears, and not what is scrolled away.
  const out = (one) => getComputedStyle(one).clipPath !== "none" || one.closest(".unseen, [hidden]");
  const clipped = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible") continue;
      const at = up.getBoundingClientRect();
      [left, top] = [Math.max(left, at.left), Math.max(top, at.top)];
      [right, bottom] = [Math.min(right, at.right), Math.min(bottom, at.bottom)];
    }
    return { left, top, right, bottom };
  };
  const seen = ({ left, top, right, bottom }) =>
    right - left > 2 && bottom - top > 2 && bottom > 0 && top < innerHeight;
  const called = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
    return `${one.tagName.toLowerCase()}.${one.className} "${words}"`;
  };

  // The board: how many of the lines of the window show something of it.
  const lines = Array.from({ length: 40 }, (_, line) => ((line + 0.5) * innerHeight) / 40);
  const columns = Array.from({ length: 24 }, (_, place) => ((place + 0.5) * innerWidth) / 24);
  const shows = (y) => columns.some((x) => document.elementFromPoint(x, y)?.closest(board));
  const part = lines.filter(shows).length / lines.length;
  if (part < share) said.push(`the board has ${Math.round(100 * part)} % of the height`);

  // The decision: all of it, and every button in it without scrolling.
  if (decision) {
    for (const one of [decision, ...all(".offers > .button", decision)]) {
      const at = one.getBoundingClientRect();
      const inside = at.left > -1 && at.top > -1 && at.right < innerWidth + 1 && at.bottom < innerHeight + 1;
      if (!inside) said.push(`${called(one)} is not all in sight`);
    }
  }

  // Things that may be tapped or read do not lie on each other. What floats is apart from what it floats over.
  const THINGS = "button:not(.link), .die, .zone-name, .seat-name, .chip, .fact, .life, .token, h2, h3";
  const floats = (one) => {
    for (let up = one; up && up !== document.body; up = up.parentElement)
      if (/sticky|fixed|absolute/.test(getComputedStyle(up).position)) return up;
    return null;
  };
  const things = all(THINGS, main)
    .concat(decision ? all(THINGS, decision) : [])
    .filter((one) => !one.closest(".die-turned, .hand, dialog, .help, svg") && !out(one))
    .map((one) => ({ one, at: clipped(one), layer: floats(one) }))
    .filter(({ at }) => seen(at));
  things.forEach(({ one, at, layer }, place) => {
    for (const other of things.slice(place + 1)) {
      if (layer !== other.layer || one.contains(other.one) || other.one.contains(one)) continue;
      const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
      const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
      if (across > 2 && down > 3) said.push(`${called(one)} lies on ${called(other.one)}`);
    }
  });

  // Words stay in their boxes, unless they end in three dots on purpose.
  const scrolls = (one) => {
    for (let up = one; up && up !== main; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  const texts = document.createTreeWalker(home ? main : document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim()) continue;
    let box = text.parentElement;
    if (out(box) || box.closest(".side, .unseen, svg, kbd, .live, .phases")) continue;
    let dots = false;
    while (box && getComputedStyle(box).display.startsWith("inline") && !/inline-(flex|grid|block)/.test(getComputedStyle(box).display)) {
      box = box.parentElement;
    }
    for (let up = text.parentElement; up && up !== main; up = up.parentElement) {
      const style = getComputedStyle(up);
      dots ||= style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (style.clipPath !== "none") dots = true;
    }
    range.selectNodeContents(text);
    const [words, at] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    const edge = main.contains(text) ? main.getBoundingClientRect().right : innerWidth;
    if (dots || at.width < 2 || words.width < 1) continue;
    if (words.right > at.right + 2 || words.left < at.left - 2)
      said.push(`"${text.data.trim().slice(0, 40)}" runs out of ${called(box).slice(0, 60)}`);
    else if (words.right > edge + 1 && !box.closest(".hand") && !scrolls(box)) said.push(`"${text.data.trim().slice(0, 40)}" runs out of the page`);
  }
  return [...new Set(said)].slice(0, 12);
})
