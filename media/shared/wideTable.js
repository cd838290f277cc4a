// A table of texts on the page of a panel.
import { element } from './elements.js';
import { reachable } from './reachable.js';

/**
 * A table whose first row names the columns, and whose first cells name the rows, in a place that is no wider than the page; none without rows.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} label
 */
export function wideTable([heads, ...rows], label) {
  if (heads === undefined) return [];
  const head = element('tr', {});
  head.append(...heads.map((textContent) => element('th', { scope: 'col', textContent })));
  const header = element('thead', {});
  header.append(head);
  const body = element('tbody', {});
  for (const [first = '', ...cells] of rows) {
    const row = element('tr', {});
    row.append(
      element('th', { scope: 'row', textContent: first }),
      ...cells.map((textContent) => element('td', { textContent })),
    );
    body.append(row);
  }
  const table = element('table', { ariaLabel: `${label}: ${heads[0]}` });
  table.append(header, body);
  const place = element('div', { className: 'wide' });
  place.append(table);
  reachable(place);
  return [place];
}
