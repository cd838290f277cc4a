// Puts a new drawing in the place of the old one. What is the same stays, so that the reader keeps the focus, what he types, and what he opened.

/**
 * @param {Element} shown
 * @param {Element} next of the same kind
 * @param {boolean} isOther whether it is a view of something else: then nothing that the reader has typed or opened stays
 */
export function update(shown, next, isOther) {
  const isTyped = shown === document.activeElement && !isOther;
  for (const { name } of [...shown.attributes])
    if (!next.hasAttribute(name) && !isOwn(shown, name, isOther)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value && !(isTyped && name === 'value')) shown.setAttribute(name, value);
  if (shown instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (!isTyped && shown.value !== next.value) shown.value = next.value;
    shown.checked = next.checked;
  }
  const lines = shown.childElementCount;
  updateChildren(shown, next, isOther);
  // The last line of a log stays in sight.
  if (shown.getAttribute('role') === 'log' && shown.childElementCount > lines) shown.scrollTop = shown.scrollHeight;
  if (shown instanceof HTMLSelectElement && next instanceof HTMLSelectElement) shown.value = next.value;
}

/**
 * @param {Element} shown
 * @param {Element} next
 * @param {boolean} isOther
 */
function updateChildren(shown, next, isOther) {
  const wanted = [...next.childNodes];
  for (const [index, child] of wanted.entries()) {
    const old = shown.childNodes[index];
    if (!old) shown.append(child);
    else if (!areAlike(old, child)) old.replaceWith(child);
    else if (old instanceof Element && child instanceof Element) update(old, child, isOther);
    else if (old.nodeValue !== child.nodeValue) old.nodeValue = child.nodeValue;
    else if (shown.hasAttribute('data-again')) {
      // A screen reader reads a text again only if it is another node.
      old.replaceWith(child);
    }
  }
  while (shown.childNodes.length > wanted.length) shown.lastChild?.remove();
}

/**
 * @param {Node} one
 * @param {Node} other
 */
function areAlike(one, other) {
  if (!(one instanceof Element) || !(other instanceof Element)) return one.nodeType === other.nodeType;
  return one.tagName === other.tagName && one.id === other.id;
}

/**
 * Whether the attribute is the page's own, and not of the drawing.
 * @param {Element} shown
 * @param {string} name
 * @param {boolean} isOther
 */
function isOwn(shown, name, isOther) {
  return name === 'tabindex' || (!isOther && name === 'open' && shown.tagName === 'DETAILS');
}
