/* What is wrong with the sheet that is open, by measuring: an empty list, or sentences. `name` is
   what everybody on it is called. */
((name) => {
  const said = [];
  const sheet = document.querySelector("dialog[open]");
  if (!sheet) return ["no sheet is open"];
  for (const seat of sheet.querySelectorAll(".seat-name")) {
    const words = [...seat.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
    if (words) words.data = name;
  }
  const at = sheet.getBoundingClientRect();
  if (at.left < -1 || at.right > innerWidth + 1 || at.top < -1 || at.bottom > innerHeight + 1)
    said.push("the sheet is not all in sight");
  const wide = sheet.scrollWidth - sheet.clientWidth;
  const edge = at.left + sheet.clientLeft + sheet.clientWidth;
  const beyond = [...sheet.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge + 1);
  const who = beyond.slice(0, 3).map((one) => `${one.tagName.toLowerCase()}.${one.className}`);
  if (wide > 1) said.push(`the sheet is ${wide} px too wide: ${who.join(", ")}`);
  const close = sheet.querySelector("header button").getBoundingClientRect();
  if (close.top < -1 || close.right > innerWidth + 1) said.push("the sheet cannot be closed");
  for (const button of sheet.querySelectorAll(".button")) {
    const called = button.textContent.trim().slice(0, 30);
    if (button.scrollWidth > button.clientWidth + 1) said.push(`the button "${called}" is cut`);
  }
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const [text, parent] = [texts.currentNode, texts.currentNode.parentElement];
    if (!text.data.trim() || parent.closest(".unseen, svg, .pn-fall")) continue;
    // A wide table is scrolled sideways by itself.
    if (parent.closest("table")?.scrollWidth > parent.closest("table")?.clientWidth) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.right > at.right + 1 || words.left < at.left - 1)
      said.push(`"${text.data.trim().slice(0, 30)}" runs out of the sheet`);
  }
  return [...new Set(said)].slice(0, 12);
})
