// The numbers in the rows of a roll table, and the rows that were rolled: both change while the rows stay.

import { byId } from '../shared/elements.js';

/**
 * @import { ViewRow } from '../../server/answers/tables/tableView.ts'
 */

/**
 * Puts the numbers of the rows into the table, but not into the field where the reader is typing.
 * @param {readonly ViewRow[]} rows
 * @param {number} [typing] the row of the field
 */
export function fill(rows, typing) {
  const most = Math.max(...rows.map(({ chance }) => chance?.share ?? 0)) || 1;
  for (const [index, tr] of byId('rows').querySelectorAll('tbody tr').entries()) {
    const row = rows[index];
    if (!row) continue;
    for (const field of tr.querySelectorAll('input')) {
      const value = field.dataset.name === 'weight' ? String(row.weight ?? '') : row.mark;
      field.dataset.shown = value;
      if (field !== document.activeElement || index !== typing) field.value = value;
    }
    setIn(tr, '.mark', row.mark);
    setIn(tr, '.percent', row.chance?.percent ?? '');
    setIn(tr, '.exact', row.chance?.exact ?? '');
    setIn(tr, '.upTo', row.atMost);
    tr.querySelector('rect')?.setAttribute('width', String(((row.chance?.share ?? 0) / most) * 100));
  }
}

/** @param {readonly number[]} rolled the rows that were rolled last */
export function markRolled(rolled) {
  for (const [index, tr] of byId('rows').querySelectorAll('tbody tr').entries()) {
    const isRolled = rolled.includes(index);
    if (isRolled) tr.setAttribute('aria-current', 'true');
    else tr.removeAttribute('aria-current');
    tr.querySelector('.rolled')?.toggleAttribute('hidden', !isRolled);
  }
}

/**
 * @param {Element} row
 * @param {string} selector
 * @param {string} text
 */
function setIn(row, selector, text) {
  const found = row.querySelector(selector);
  if (found) found.textContent = text;
}
