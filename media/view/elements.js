// Makes the elements of a page. Texts always become text, never markup.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} properties properties of the element, and attributes with a hyphen or of ARIA
 * @param {readonly (Node | string)[]} [children]
 */
export function element(name, properties, children = []) {
  const created = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (property === 'role' || property.includes('-')) {
      if (value !== undefined) created.setAttribute(property, String(value));
    } else if (value !== undefined) Object.assign(created, { [property]: value });
  }
  created.append(...children);
  return created;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {readonly (Node | string)[]} [children]
 */
export function shape(name, attributes, children = []) {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  created.append(...children);
  return created;
}
