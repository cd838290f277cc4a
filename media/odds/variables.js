// The numbers that the reader enters in the panel: a field for each name, with a slider if there are few values.
import { byId, element } from '../shared/elements.js';

/** @import { OddsData, OddsVariable } from '../../server/answers/odds/oddsData.ts' */

/** The maximum number of values of a slider; more would be too fine for a mouse. */
const widestSlider = 20;

/** The names that have a field now. */
let shown = '';

/**
 * Draws the fields. Existing fields are kept, because the reader may be typing into them.
 * @param {OddsData} odds
 * @param {(variables: Record<string, number>) => void} send receives all numbers whenever one has changed and all are valid
 */
export function drawVariables({ title, variables, words }, send) {
  const names = JSON.stringify([title, ...variables.map(({ name }) => name)]);
  if (names === shown) return;
  shown = names;
  byId('variables').replaceChildren(...variables.map((variable) => fieldOf(variable, words.open, send)));
}

/**
 * @param {OddsVariable} variable
 * @param {string} open the text in a field without a number
 * @param {(variables: Record<string, number>) => void} send
 */
function fieldOf({ name, label, value, min, max, hint }, open, send) {
  const id = `variable-${name}`;
  const input = element('input', { id, name, type: 'number', min, max, step: 1, placeholder: open, title: hint });
  input.setAttribute('aria-describedby', `${id}-hint`);
  if (value !== undefined) input.value = String(value);
  const note = element('span', { id: `${id}-hint`, className: 'hint', textContent: hint, hidden: true });
  input.addEventListener('input', () => {
    const isValid = input.checkValidity();
    input.setAttribute('aria-invalid', String(!isValid));
    note.hidden = isValid;
    sendAll(send);
  });
  const sliders = max - min > widestSlider ? [] : [sliderOf(input, { label, min, max, open })];
  const row = element('div', { className: 'field' });
  row.append(element('label', { htmlFor: id, textContent: label }), input, ...sliders, note);
  return row;
}

/**
 * The same number as a slider. Without a number, it is faint and says so, and the first arrow key sets the minimum.
 * @param {HTMLInputElement} input
 * @param {{ label: string, min: number, max: number, open: string }} about
 */
function sliderOf(input, { label, min, max, open }) {
  const slider = element('input', { type: 'range', min, max, step: 1, ariaLabel: label });
  const give = (/** @type {string} */ value) => {
    input.value = value;
    input.dispatchEvent(new Event('input'));
  };
  const follow = () => {
    const isOpen = input.value === '';
    slider.value = isOpen ? String(min) : input.value;
    slider.ariaValueText = isOpen ? open : slider.value;
    slider.classList.toggle('open', isOpen);
  };
  follow();
  input.addEventListener('input', follow);
  slider.addEventListener('input', () => give(slider.value));
  slider.addEventListener('keydown', (event) => {
    const isTakenBack = event.key === 'Delete' || event.key === 'Backspace';
    const isFirst = input.value === '' && event.key.startsWith('Arrow');
    if (!isTakenBack && !isFirst) return;
    event.preventDefault();
    give(isTakenBack ? '' : String(min));
  });
  return slider;
}

/** @param {(variables: Record<string, number>) => void} send */
function sendAll(send) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = byId('variables').querySelectorAll('input[type=number]');
  if (![...inputs].every((input) => input.checkValidity())) return;
  const given = [...inputs].filter(({ value }) => value !== '');
  send(Object.fromEntries(given.map(({ name, valueAsNumber }) => [name, valueAsNumber])));
}
