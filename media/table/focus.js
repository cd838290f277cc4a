// The field or button that has the focus in the rows of a roll table, by the name and the row of each.

import { byId } from '../shared/elements.js';

/** @returns {{ name: string, row: string } | undefined} undefined if the focus is elsewhere */
export function focusedField() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !byId('rows').contains(activeElement)) return undefined;
  const { name, row } = activeElement.dataset;
  return name && row ? { name, row } : undefined;
}

/**
 * Gives the focus to a field or button. The first and the last row have one button less: then that which shows the row gets it.
 * @param {string} name
 * @param {number} row
 */
export function focusField(name, row) {
  const field = fieldOf(name, String(row));
  if (field instanceof HTMLButtonElement && field.disabled) fieldOf('show', String(row))?.focus();
  else field?.focus();
}

/**
 * @param {string} name
 * @param {string} row
 * @returns {HTMLElement | null}
 */
function fieldOf(name, row) {
  return byId('rows').querySelector(`[data-name="${name}"][data-row="${row}"]`);
}
