/** The elements that explanations may have. */
const elements = new Set(
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre span strong table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Markup without anything but the usual elements of texts, the classes of coloured code, and links to commands, pages and places. */
export function safeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    if (!elements.has(element.localName)) {
      element.replaceWith(element.textContent ?? '');
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      const isLink = name === 'href' && /^(?:command|https):/.test(value);
      if (name !== 'class' && !isLink) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}
