// The values of those who fight: a table for each side, with a field for each value.
import { byId, element } from '../shared/elements.js';

/**
 * @import { FieldTable } from '../../server/answers/fights/fightView.ts'
 * @typedef {{ side: 0 | 1, combatant: number, name: string, value: string }} Change
 */

/** The tables that are drawn now, without their values. */
let shown = '';

/**
 * Draws the fields. Existing ones are kept, because the reader may be typing into them.
 * @param {readonly FieldTable[]} tables
 * @param {boolean} isOther whether others fight than before
 * @param {(change: Change) => void} send receives each valid value that is typed
 */
export function drawFields(tables, isOther, send) {
  const structure = JSON.stringify(
    tables.map(({ caption, columns, rows }) => [caption, columns, rows.map(({ label }) => label)]),
  );
  if (isOther || structure !== shown) byId('fields').replaceChildren(...tables.map((table) => tableOf(table, send)));
  shown = structure;
  for (const { side, columns, rows } of tables) {
    for (const { combatant, cells } of rows) {
      for (const [index, cell] of cells.entries()) {
        const input = document.getElementById(idOf(side, combatant, columns[index]?.name ?? ''));
        if (!(input instanceof HTMLInputElement) || !cell || input === document.activeElement) continue;
        input.value = cell.value;
        input.setAttribute('aria-invalid', 'false');
      }
    }
  }
}

/**
 * @param {0 | 1} side
 * @param {number} combatant
 * @param {string} name
 */
function idOf(side, combatant, name) {
  return `field-${side}-${combatant}-${name}`;
}

/**
 * A table with a row for each of several; the fields of one alone stand side by side, as many as there is room for.
 * @param {FieldTable} table
 * @param {(change: Change) => void} send
 */
function tableOf({ caption, side, columns, rows }, send) {
  const [only, ...others] = rows;
  if (only && others.length === 0) return groupOf(caption, side, columns, only, send);
  const table = element('table', {});
  const head = element('tr', {});
  head.append(element('td', {}), ...columns.map(({ label }) => element('th', { scope: 'col', textContent: label })));
  const header = element('thead', {});
  header.append(head);
  const body = element('tbody', {});
  for (const { label, combatant, cells } of rows) {
    const row = element('tr', {});
    row.append(element('th', { scope: 'row', textContent: label }));
    for (const [index, cell] of cells.entries()) {
      const place = element('td', {});
      const heading = columns[index];
      if (cell && heading) {
        const input = inputOf({ side, combatant, name: heading.name }, cell, send);
        input.ariaLabel = `${label}: ${heading.label}`;
        place.append(input);
      }
      row.append(place);
    }
    body.append(row);
  }
  table.append(element('caption', { textContent: caption }), header, body);
  const place = element('div', { className: 'several' });
  place.append(table);
  return place;
}

/**
 * @param {string} caption
 * @param {0 | 1} side
 * @param {FieldTable['columns']} columns
 * @param {FieldTable['rows'][number]} row
 * @param {(change: Change) => void} send
 */
function groupOf(caption, side, columns, { combatant, cells }, send) {
  const group = element('fieldset', {});
  group.append(element('legend', { textContent: caption }));
  for (const [index, cell] of cells.entries()) {
    const heading = columns[index];
    if (!cell || !heading) continue;
    const label = element('label', { textContent: heading.label });
    label.append(inputOf({ side, combatant, name: heading.name }, cell, send));
    group.append(label);
  }
  return group;
}

/**
 * @param {Omit<Change, 'value'>} of
 * @param {NonNullable<FieldTable['rows'][number]['cells'][number]>} cell
 * @param {(change: Change) => void} send
 */
function inputOf(of, { value, range, isOptional }, send) {
  const bounds = range ? { min: String(range.minimum), max: String(range.maximum), step: '1' } : {};
  const input = element('input', {
    id: idOf(of.side, of.combatant, of.name),
    type: range ? 'number' : 'text',
    required: !isOptional,
    autocomplete: 'off',
    spellcheck: false,
    ...bounds,
    value,
  });
  if (isOptional) input.placeholder = '–';
  input.addEventListener('input', () => {
    const isValid = input.checkValidity();
    input.setAttribute('aria-invalid', String(!isValid));
    if (isValid) send({ ...of, value: input.value });
  });
  return input;
}
