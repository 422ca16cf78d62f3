/* What is wrong with a screen as it stands, by measuring: an empty list, or sentences. `board` says
   what the board is, `share` how much of the height it must have in sight, `name` what the first
   who sits there is called. */
((board, share, name) => {
  const said = [];
  const all = (what, within) => (within ? [...within.querySelectorAll(what)] : []);
  const main = document.querySelector("main");
  const page = document.querySelector(".home, .frame");
  const decision = document.querySelector(".decision");
  const seat = main.querySelector(".seat-name, .ms-tab-name");
  if (seat) [...seat.childNodes].find((node) => node.nodeType === 3 && node.data.trim()).data = name;

  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) said.push(`the page is ${wide} px too wide`);

  /* What an element has from those around it, looked up once for each. */
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const top = { clip: window_, layer: null, hidden: false, dots: false, scrolls: false, box: document.body };
  const known = new Map([[document.body, top]]);
  const within = (at, clip) => ({
    left: Math.max(at.left, clip.left),
    top: Math.max(at.top, clip.top),
    right: Math.min(at.right, clip.right),
    bottom: Math.min(at.bottom, clip.bottom),
  });
  const around = (one) => {
    if (known.has(one)) return known.get(one);
    const [up, style] = [around(one.parentElement), getComputedStyle(one)];
    const inline = style.display === "inline" || style.display === "contents";
    const found = {
      clip: style.overflowY === "visible" ? up.clip : within(one.getBoundingClientRect(), up.clip),
      layer: /sticky|fixed|absolute/.test(style.position) ? one : up.layer,
      hidden: up.hidden || style.clipPath !== "none" || style.visibility === "hidden",
      dots: up.dots || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
      scrolls: up.scrolls || (one !== main && /auto|scroll/.test(style.overflowX)),
      box: inline ? up.box : one,
    };
    known.set(one, found);
    return found;
  };
  const called = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30);
    return `${one.tagName.toLowerCase()}.${one.className} "${words}"`;
  };

  /* The board: how many of the lines of the window show something of it. */
  const places = (count, size) => Array.from({ length: count }, (_, place) => ((place + 0.5) * size) / count);
  const [lines, columns] = [places(20, innerHeight), places(7, innerWidth)];
  const shows = (y) => columns.some((x) => document.elementFromPoint(x, y)?.closest(board));
  const part = lines.filter(shows).length / lines.length;
  if (part < share) said.push(`the board has ${Math.round(100 * part)} % of the height`);

  /* The decision: all of it, and every button in it without scrolling. */
  for (const one of decision ? [decision, ...all(".offers > .button", decision)] : []) {
    const at = one.getBoundingClientRect();
    const inside = at.left > -1 && at.top > -1 && at.right < innerWidth + 1 && at.bottom < innerHeight + 1;
    if (!inside) said.push(`${called(one)} is not all in sight`);
  }

  /* What may be tapped or read does not lie on the like. What floats is apart from what it floats
     over; the mountain and a hand of cards overlap by design. */
  const THINGS = "button:not(.link), .die, .zone-name, .seat-name, .chip, .fact, .life, .token, h2, h3";
  const things = [...all(THINGS, main), ...all(THINGS, decision)]
    .filter((one) => !one.closest(".die-turned, .hand, dialog, .help, .unseen"))
    .map((one) => ({ one, ...around(one), at: within(one.getBoundingClientRect(), around(one).clip) }))
    .filter(({ at, hidden }) => !hidden && at.right - at.left > 2 && at.bottom - at.top > 2);
  things.forEach(({ one, at, layer }, place) => {
    for (const other of things.slice(place + 1)) {
      const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
      const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
      const lies = across > 2 && down > 3 && layer === other.layer;
      if (lies && !one.contains(other.one) && !other.one.contains(one))
        said.push(`${called(one)} lies on ${called(other.one)}`);
    }
  });

  /* Words stay in their boxes and on the board, unless they end in three dots on purpose, or lie in
     a row that is scrolled sideways. */
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const [text, parent] = [texts.currentNode, texts.currentNode.parentElement];
    if (!text.data.trim() || parent.closest(".side, .unseen, svg, kbd, .live, .phases, dialog")) continue;
    const { box, dots, hidden, scrolls } = around(parent);
    /* The name on a tab that ends in three dots is still a name: a few of its letters are there. */
    const room = parent.clientWidth / parseFloat(getComputedStyle(parent).fontSize);
    const short = parent.matches(".ms-tab-name") && parent.scrollWidth > parent.clientWidth + 1;
    if (dots && !hidden && short && room < 2.5) said.push(`"${text.data.trim()}" is cut after ${room} letters`);
    if (dots || hidden) continue;
    range.selectNodeContents(text);
    const [words, at] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    if (at.width < 2 || words.width < 1) continue;
    const edge = main.contains(text) ? main.getBoundingClientRect().right : innerWidth;
    const what = `"${text.data.trim().slice(0, 30)}" runs out of`;
    if (words.right > at.right + 2 || words.left < at.left - 2) said.push(`${what} ${called(box)}`);
    else if (words.right > edge + 1 && !scrolls && !box.closest(".hand")) said.push(`${what} the page`);
  }
  return [...new Set(said)].slice(0, 12);
})
