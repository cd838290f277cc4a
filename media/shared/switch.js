// A choice of one of several labels, as buttons of which one is chosen.
import { byId, element } from './elements.js';

/**
 * Shows a choice of one of several labels.
 * @param {string} id of the fieldset
 * @param {readonly string[]} labels
 * @param {number} chosen
 * @param {(index: number) => void} choose
 */
export function drawSwitch(id, labels, chosen, choose) {
  const fieldset = byId(id);
  const old = [...fieldset.querySelectorAll('label')];
  // The buttons are kept, so that the focused one keeps the focus.
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
