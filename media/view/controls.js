// The controls of a view: buttons, fields and choices, and what the reader does with them.

import { element } from './elements.js';

/** @import { ViewAction, ViewChoice, ViewControl, ViewEvent, ViewField } from '../../server/answers/view/view.ts' */

/**
 * @param {ViewControl} control
 * @returns {readonly Element[]}
 */
export function controlElements(control) {
  switch (control.kind) {
    case 'action':
      return [actionOf(control)];
    case 'field':
      return fieldOf(control);
    case 'choice':
      return [control.shape === 'list' ? listOf(control) : buttonsOf(control)];
  }
}

/** @param {ViewAction} action */
function actionOf({ id, label, title, isDefault = false, isDisabled = false, key }) {
  return element(
    'button',
    {
      id,
      type: isDefault ? 'submit' : 'button',
      // A button that loses its use keeps the focus.
      'aria-disabled': isDisabled ? 'true' : undefined,
      'aria-label': title,
      title,
      'data-key': key,
      'data-sends': 'click',
    },
    [label],
  );
}

/** @param {ViewField} field */
function fieldOf({
  id,
  label,
  hasHiddenLabel,
  value,
  range,
  hasSlider,
  isOptional,
  placeholder,
  size,
  hint,
  isInvalid,
  tells,
}) {
  const bounds = range ? { type: 'number', min: range.minimum, max: range.maximum, step: 1 } : { type: 'text' };
  const input = element('input', {
    id,
    ...bounds,
    defaultValue: value,
    required: isOptional !== true,
    autocomplete: 'off',
    spellcheck: false,
    size,
    title: hint,
    placeholder: placeholder ?? (isOptional ? '–' : ''),
    'aria-label': hasHiddenLabel ? label : undefined,
    'aria-invalid': isInvalid ? 'true' : undefined,
    'data-sends': tells,
  });
  const slider = hasSlider
    ? [
        element('input', {
          id: `${id}-slider`,
          type: 'range',
          min: range?.minimum,
          max: range?.maximum,
          step: 1,
          defaultValue: value === '' ? range?.minimum : value,
          className: value === '' ? 'open' : '',
          'aria-label': label,
          'aria-valuetext': value === '' ? (placeholder ?? '') : value,
          'data-slides': id,
        }),
      ]
    : [];
  const named = hasHiddenLabel ? [input] : [element('label', { htmlFor: id }, [label]), input];
  const told = hint === undefined ? [] : [element('span', { className: 'hint' }, [hint])];
  return [element('span', { className: 'field' }, [...named, ...slider, ...told])];
}

/** @param {ViewChoice} choice */
function listOf({ id, label, options, chosen }) {
  const list = options.map(({ value, label: name }) =>
    element('option', { value, defaultSelected: value === chosen }, [name]),
  );
  return element('span', { className: 'field' }, [
    element('label', { htmlFor: id }, [label]),
    element('select', { id, 'data-sends': 'change' }, list),
  ]);
}

/** @param {ViewChoice} choice */
export function buttonsOf({ id, label, options, chosen }) {
  const buttons = options.map(({ value, label: name }) =>
    element('label', {}, [
      element('input', {
        type: 'radio',
        id: `${id}.${value}`,
        name: id,
        value,
        defaultChecked: value === chosen,
        'data-sends': 'change',
      }),
      name,
    ]),
  );
  return element('fieldset', { className: 'choice', id }, [element('legend', {}, [label]), ...buttons]);
}

/** The control whose value was not told when it was typed. @type {EventTarget | null | undefined} */
let typed;

/**
 * Listens to the controls of the page.
 * @param {(event: ViewEvent) => void} send
 */
export function actions(send) {
  addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter, target } = /** @type {SubmitEvent} */ (event);
    if (submitter && target instanceof HTMLFormElement) act(submitter, send);
  });
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') act(button, send);
  });
  for (const name of ['input', 'change'])
    addEventListener(name, ({ target }) => {
      typed = name === 'input' ? target : undefined;
      if (target instanceof HTMLInputElement && target.dataset.slides !== undefined) {
        if (name === 'input') give(target, target.value);
        return;
      }
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const isValid = target.checkValidity();
      if (target.type !== 'radio') target.setAttribute('aria-invalid', String(!isValid));
      if (target.dataset.sends !== name || !isValid) return;
      const id = target.type === 'radio' ? target.name : target.id;
      send({ id, values: { ...formValues(target), [id]: target.value } });
    });
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (target instanceof HTMLInputElement && target.dataset.slides !== undefined) slideKey(event, target);
    const name = event.altKey ? `Alt+${key}` : key;
    const place = (target instanceof Element && target.closest('tr')) || document;
    // What was typed is told first, by the browser.
    const isTold = target instanceof HTMLInputElement && !(target === typed && target.dataset.sends === 'change');
    if (key === 'Enter' && (!isTold || target.form)) return;
    const button = [place, document]
      .flatMap((within) => [...within.querySelectorAll('button')])
      .find(({ dataset }) => dataset.key === name);
    // A key of rows counts in its own row alone.
    if (!button || (button.closest('tr') && button.closest('tr') !== place)) return;
    event.preventDefault();
    act(button, send, target instanceof Element ? target.id : '');
  });
}

/**
 * @param {HTMLElement} button
 * @param {(event: ViewEvent) => void} send
 * @param {string} [focused] the control with the focus, where a key was pressed
 */
function act(button, send, focused) {
  if (button.getAttribute('aria-disabled') === 'true') return;
  send({ id: button.id, values: formValues(button), ...(focused && { focused }) });
}

/**
 * The values of the valid fields in the form of a control.
 * @param {HTMLElement} control
 * @returns {Record<string, string>}
 */
function formValues(control) {
  const fields = control.closest('form')?.querySelectorAll('input') ?? [];
  return Object.fromEntries(
    [...fields].flatMap((field) =>
      field.type === 'range' || field.type === 'radio' || !field.checkValidity() ? [] : [[field.id, field.value]],
    ),
  );
}

/**
 * Without a number a slider is faint: the first arrow key sets the minimum, and Delete takes the number away.
 * @param {KeyboardEvent} event
 * @param {HTMLInputElement} slider
 */
function slideKey(event, slider) {
  const isTakenBack = event.key === 'Delete' || event.key === 'Backspace';
  const isFirst = slider.classList.contains('open') && event.key.startsWith('Arrow');
  if (!isTakenBack && !isFirst) return;
  event.preventDefault();
  give(slider, isTakenBack ? '' : slider.min);
}

/**
 * Puts a number into the field of a slider.
 * @param {HTMLInputElement} slider
 * @param {string} value
 */
function give(slider, value) {
  const field = document.getElementById(slider.dataset.slides ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
