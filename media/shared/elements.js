// Finds, fills and makes the elements of a page. Texts always become text, never markup.

/**
 * Sets the text of an element, and hides it without a text. The same text is not set again, so that a screen reader does not repeat it.
 * @param {string} id
 * @param {string} text
 */
export function setText(id, text) {
  const target = byId(id);
  target.hidden = text === '';
  if (target.textContent !== text) target.textContent = text;
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
export function field(id) {
  const found = byId(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(id);
  return found;
}

/** @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} properties
 */
export function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
export function shape(name, attributes, text = '') {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  created.textContent = text;
  return created;
}
