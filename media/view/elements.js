// Makes the elements of a page. Texts always become text, never markup.

import { reachable } from './reachable.js';

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

/** @param {string | undefined} exact */
export function exactly(exact) {
  return exact === undefined ? [] : [' ', element('span', { className: 'exact' }, [exact])];
}

/**
 * A place for something that may be wider than the page: then the arrow keys move it.
 * @param {Element} content
 */
export function wide(content) {
  const place = element('div', { className: 'wide' }, [content]);
  reachable(place);
  return place;
}
