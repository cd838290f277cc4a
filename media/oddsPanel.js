// The page of the panel with odds: draws what it is sent, and says which numbers the reader gives. All words are the server's.

/**
 * @import { OddsCell, OddsData, OddsTable, OddsVariable } from '../server/features/odds/oddsData.ts'
 */

// @ts-expect-error Only a webview has it, and only once.
const host = acquireVsCodeApi();

/** Of the drawing, in its own units: a page is as wide as its panel, and the drawing follows. */
const size = { width: 460, height: 190, top: 20, bottom: 24 };
const widestBar = 48;
/** About that wide is a letter of a label. */
const letter = 7.5;

/** @type {OddsData | undefined} */
let data;
/** Index of the column that is drawn; it outlives the odds of one question. */
let column = 0;
/** Whether a reader who comes to the page should begin at its title: the control they left may be gone. */
let beginsAtTitle = true;
/** Names of the variables that have a field, to keep the fields while their numbers are typed. */
let fields = '';

addEventListener('message', (event) => {
  data = event.data;
  draw();
});
byId('controls').addEventListener('submit', (event) => event.preventDefault());
// Not before the reader comes: a page that takes the focus takes it from the editor.
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== byId('title')) beginsAtTitle = false;
});
host.postMessage({ kind: 'ready' });

function draw() {
  if (data === undefined) return;
  const { title, problem, summary, table, words } = data;
  document.documentElement.lang = words.language;
  if (byId('title').textContent !== title) beginsAtTitle = true;
  setText('title', title);
  setText('problem', problem ?? '');
  setText('summary', summary);
  drawVariables(data);
  const isSwitched = (table?.columns.filter(({ isCharted }) => isCharted).length ?? 0) > 1;
  byId('columns').hidden = !isSwitched;
  if (table && isSwitched) drawSwitch(table, words.show);
  drawOutcomes(table);
  if (document.hasFocus()) beginAtTitle();
}

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}

/** @param {OddsTable | undefined} table */
function drawOutcomes(table) {
  byId('chart').replaceChildren(...(table ? barsOf(table) : []));
  byId('chart').toggleAttribute('hidden', table === undefined);
  byId('table').replaceChildren(...(table ? tableOf(table) : []));
}

/** @param {OddsData} odds */
function drawVariables({ variables, words }) {
  const names = JSON.stringify([data?.title, ...variables.map(({ name }) => name)]);
  // The field that is being typed into must stay the same.
  if (names === fields) return;
  fields = names;
  byId('variables').replaceChildren(...variables.flatMap((variable) => fieldOf(variable, words.open)));
}

/**
 * @param {OddsVariable} variable
 * @param {string} open
 */
function fieldOf({ name, label, value, min, max, hint }, open) {
  const id = `variable-${name}`;
  const input = element('input', { id, name, type: 'number', min, max, step: 1, placeholder: open, title: hint });
  input.setAttribute('aria-describedby', `${id}-hint`);
  if (value !== undefined) input.value = String(value);
  const note = element('span', { id: `${id}-hint`, className: 'hint', textContent: hint, hidden: true });
  input.addEventListener('input', () => {
    const isValid = input.checkValidity();
    input.setAttribute('aria-invalid', String(!isValid));
    note.hidden = isValid;
    sendVariables();
  });
  const field = element('div', { className: 'field' });
  field.append(element('label', { htmlFor: id, textContent: label }), input, note);
  return [field];
}

/** Says all numbers at once, unless one of the fields has none that makes sense. */
function sendVariables() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = byId('variables').querySelectorAll('input');
  if (![...inputs].every((input) => input.checkValidity())) return;
  const given = [...inputs].filter(({ value }) => value !== '');
  const variables = Object.fromEntries(given.map(({ name, valueAsNumber }) => [name, valueAsNumber]));
  host.postMessage({ kind: 'variables', variables });
}

/**
 * @param {OddsTable} table
 * @param {string} legend
 */
function drawSwitch({ columns }, legend) {
  const fieldset = byId('columns');
  setText('show', legend);
  const labels = columns.map(({ label }) => label);
  const shown = [...fieldset.querySelectorAll('label')].map(({ textContent }) => textContent);
  // The button that has the focus must stay the same.
  if (JSON.stringify(shown) === JSON.stringify(labels)) return;
  for (const old of fieldset.querySelectorAll('label')) old.remove();
  const buttons = columns.map(({ label }, index) => {
    const input = element('input', { type: 'radio', name: 'column', value: String(index), checked: index === column });
    input.addEventListener('change', () => {
      column = index;
      drawOutcomes(data?.table);
    });
    const button = element('label', {});
    button.append(input, label);
    return button;
  });
  fieldset.append(...buttons);
}

/** @param {OddsTable} table */
function barsOf({ rows, columns }) {
  const chart = byId('chart');
  chart.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  const drawn = columns[column]?.isCharted ? column : 0;
  const bars = rows.map(({ label, cells }) => ({
    label,
    text: cells[drawn]?.text ?? '',
    share: cells[drawn]?.share ?? 0,
  }));
  const most = Math.max(...bars.map(({ share }) => share)) || 1;
  const slot = size.width / bars.length;
  const width = Math.min(widestBar, slot * 0.8);
  const floor = size.height - size.bottom;
  const every = everyHow(
    bars.map(({ label }) => label),
    slot,
  );
  const hasRoom =
    everyHow(
      bars.map(({ text }) => text),
      slot,
    ) === 1;
  const shapes = bars.flatMap(({ label, text, share }, index) => {
    const centre = slot * (index + 0.5);
    const height = (share / most) * (floor - size.top);
    return [
      shape('rect', { x: centre - width / 2, y: floor - height, width, height, rx: 2 }),
      ...(hasRoom ? [shape('text', { x: centre, y: floor - height - 6 }, text)] : []),
      ...(index % every === 0 ? [shape('text', { x: centre, y: size.height - 6 }, label)] : []),
    ];
  });
  return [...shapes, shape('line', { x1: 0, x2: size.width, y1: floor, y2: floor })];
}

/**
 * One label in how many has room below its bar.
 * @param {readonly string[]} labels
 * @param {number} slot
 */
function everyHow(labels, slot) {
  const widest = Math.max(...labels.map(({ length }) => length)) * letter;
  return Math.max(1, Math.ceil(widest / slot));
}

/** @param {OddsTable} table */
function tableOf({ caption, head, columns, rows, beyond }) {
  const table = element('table', {});
  const headings = element('tr', {});
  headings.append(...[head, ...columns.map(({ label }) => label)].map((label) => heading('col', label)));
  const header = element('thead', {});
  header.append(headings);
  const body = element('tbody', {});
  body.append(
    ...rows.map(({ label, cells }) => {
      const row = element('tr', {});
      row.append(heading('row', label), ...cells.map(cellOf));
      return row;
    }),
  );
  table.append(element('caption', { textContent: caption }), header, body);
  return beyond === undefined ? [table] : [table, element('p', { textContent: beyond })];
}

/** @param {OddsCell} cell */
function cellOf({ text, exact }) {
  const cell = element('td', { textContent: text });
  if (exact !== undefined) cell.append(' ', element('span', { className: 'exact', textContent: exact }));
  return cell;
}

/**
 * @param {'col' | 'row'} scope
 * @param {string} textContent
 */
function heading(scope, textContent) {
  return element('th', { scope, textContent });
}

/**
 * Sets the text of an element, which is hidden while it has none. What is said already is not said again.
 * @param {string} id
 * @param {string} text
 */
function setText(id, text) {
  const target = byId(id);
  target.hidden = text === '';
  if (target.textContent !== text) target.textContent = text;
}

/** @param {string} id */
function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} properties
 */
function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function shape(name, attributes, text = '') {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value));
  created.textContent = text;
  return created;
}
