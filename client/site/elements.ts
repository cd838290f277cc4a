// Finds, fills and makes the elements of a page. Texts always become text, never markup.

/** Sets the text of an element, and hides it without a text. The same text is not set again, so that a screen reader does not repeat it. */
export function setText(id: string, text: string): void {
  const target = byId(id);
  target.hidden = text === '';
  if (target.textContent !== text) target.textContent = text;
}

export function field(id: string): HTMLInputElement {
  const found = byId(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(id);
  return found;
}

export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
