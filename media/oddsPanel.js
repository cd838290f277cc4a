// The page of the panel with odds: draws what it is sent, and says which numbers the reader gives. All words are the server's.

/**
 * @import { ToPage } from '../client/panels/oddsPanel.ts'
 * @import { OddsCell, OddsData, OddsTable, OddsVariable } from '../server/features/odds/oddsData.ts'
 */

// @ts-expect-error Only a webview has it, and only once.
const host = acquireVsCodeApi();

/** Of the drawing, in pixels; it is as wide as the page has room. */
const size = { height: 190, top: 20, bottom: 24 };
const narrowest = 160;
const widest = 640;
const widestBar = 48;
/** A slider with more values than that would be too fine for a mouse. */
const widestSlider = 20;
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

addEventListener('message', ({ data: message }) => hear(message));
byId('controls').addEventListener('submit', (event) => event.preventDefault());
byId('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const expression = field('expression').value.trim();
  if (expression !== '') host.postMessage({ kind: 'expression', expression });
});
byId('roll').addEventListener('click', () => host.postMessage({ kind: 'roll' }));
// Not before the reader comes: a page that takes the focus takes it from the editor.
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== byId('title')) beginsAtTitle = false;
});
addEventListener('resize', () => drawOutcomes(data?.table));
host.postMessage({ kind: 'ready' });

/** @param {ToPage} message */
function hear(message) {
  if (message.kind === 'rolled') {
    setText('rolled', '');
    // Two rolls may come to the same: a reader of the screen is told of the second too.
    requestAnimationFrame(() => setText('rolled', message.result));
    return;
  }
  data = message.odds;
  draw(message.rolls);
}

/** @param {Extract<ToPage, { kind: 'odds' }>['rolls']} rolls */
function draw(rolls) {
  if (data === undefined) return;
  const { title, formula, problem, summary, note, table, words } = data;
  document.documentElement.lang = words.language;
  // Whoever types or chooses here goes on there.
  const isBusyHere = byId('ask').contains(document.activeElement) || byId('rolls').contains(document.activeElement);
  if (byId('title').textContent !== title) {
    beginsAtTitle = !isBusyHere;
    setText('rolled', '');
  }
  setText('another', words.another);
  setText('go', words.go);
  setText('roll', words.roll);
  drawRolls(rolls, words.rolls);
  setText('title', title);
  setText('formula', formula);
  setText('note', note);
  byId('rolling').hidden = problem !== undefined;
  setText('problem', problem ?? '');
  setText('summary', summary);
  drawVariables(data);
  const isSwitched = (table?.columns.filter(({ isCharted }) => isCharted).length ?? 0) > 1;
  byId('columns').hidden = !isSwitched;
  if (table && isSwitched) drawColumns(table, words.show);
  drawOutcomes(table);
  if (document.hasFocus()) beginAtTitle();
}

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}

/** @param {OddsTable | undefined} table */
function drawOutcomes(table) {
  byId('chart').toggleAttribute('hidden', table === undefined);
  byId('chart').replaceChildren(...(table ? barsOf(table) : []));
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
  const row = element('div', { className: 'field' });
  row.append(element('label', { htmlFor: id, textContent: label }), input, ...sliderOf(input, min, max), note);
  return [row];
}

/**
 * A slider beside the field of a number of few values. It is for the mouse: the keyboard has the field, in which arrows do the same.
 * @param {HTMLInputElement} input
 * @param {number} min
 * @param {number} max
 */
function sliderOf(input, min, max) {
  if (max - min > widestSlider) return [];
  const slider = element('input', { type: 'range', min, max, step: 1, tabIndex: -1, ariaHidden: 'true' });
  const follow = () => {
    slider.value = input.value === '' ? String(min) : input.value;
    slider.classList.toggle('open', input.value === '');
  };
  follow();
  input.addEventListener('input', follow);
  slider.addEventListener('input', () => {
    input.value = slider.value;
    input.dispatchEvent(new Event('input'));
  });
  return [slider];
}

/** Says all numbers at once, unless one of the fields has none that makes sense. */
function sendVariables() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = byId('variables').querySelectorAll('input[type=number]');
  if (![...inputs].every((input) => input.checkValidity())) return;
  const given = [...inputs].filter(({ value }) => value !== '');
  const variables = Object.fromEntries(given.map(({ name, valueAsNumber }) => [name, valueAsNumber]));
  host.postMessage({ kind: 'variables', variables });
}

/**
 * The rolls of the line, where there is more than one.
 * @param {Extract<ToPage, { kind: 'odds' }>['rolls']} rolls
 * @param {string} legend
 */
function drawRolls(rolls, legend) {
  byId('rolls').hidden = rolls.length < 2;
  setText('onLine', legend);
  const labels = rolls.map(({ label }) => label);
  const shown = rolls.findIndex(({ isShown }) => isShown);
  drawSwitch('rolls', labels, shown, (index) => host.postMessage({ kind: 'choose', index }));
}

/**
 * @param {OddsTable} table
 * @param {string} legend
 */
function drawColumns({ columns }, legend) {
  setText('show', legend);
  const labels = columns.map(({ label }) => label);
  drawSwitch('columns', labels, column, (index) => {
    column = index;
    drawOutcomes(data?.table);
  });
}

/**
 * A choice of one of several.
 * @param {string} id of the fieldset
 * @param {readonly string[]} labels
 * @param {number} chosen
 * @param {(index: number) => void} choose
 */
function drawSwitch(id, labels, chosen, choose) {
  const fieldset = byId(id);
  const old = [...fieldset.querySelectorAll('label')];
  // The button that has the focus must stay the same.
  if (JSON.stringify(old.map(({ textContent }) => textContent)) === JSON.stringify(labels)) {
    for (const [index, input] of fieldset.querySelectorAll('input').entries()) input.checked = index === chosen;
    return;
  }
  for (const label of old) label.remove();
  const buttons = labels.map((label, index) => {
    const input = element('input', { type: 'radio', name: id, value: String(index), checked: index === chosen });
    input.addEventListener('change', () => choose(index));
    const button = element('label', {});
    button.append(input, label);
    return button;
  });
  fieldset.append(...buttons);
}

/** @param {OddsTable} table */
function barsOf({ rows, columns }) {
  const chart = byId('chart');
  const whole = Math.min(widest, Math.max(narrowest, document.body.clientWidth - 40));
  chart.setAttribute('viewBox', `0 0 ${whole} ${size.height}`);
  const drawn = columns[column]?.isCharted ? column : 0;
  const bars = rows.map(({ label, cells }) => ({
    label,
    text: cells[drawn]?.text ?? '',
    share: cells[drawn]?.share ?? 0,
  }));
  const most = Math.max(...bars.map(({ share }) => share)) || 1;
  const slot = whole / bars.length;
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
  return [...shapes, shape('line', { x1: 0, x2: whole, y1: floor, y2: floor })];
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

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
function field(id) {
  const found = byId(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(id);
  return found;
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
