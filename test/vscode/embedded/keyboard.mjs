// A person at the keyboard of the embedded editor: keys at a pace, each of them counted and written down.

/** Milliseconds between two keys. */
const pace = 100;

/**
 * @param {() => import('playwright-core').Page} page
 */
export function keyboard(page) {
  const strokes = [];
  const after = () => page().waitForTimeout(pace);

  /** Types a text, a key for each character. */
  const type = async (text) => {
    for (const character of text) {
      await page().keyboard.type(character);
      await after();
    }
    strokes.push({ keys: [...text].length, written: JSON.stringify(text) });
  };

  /** Presses keys one after another, such as `Tab` or `Control+S`: each counts as one. */
  const press = async (...keys) => {
    for (const key of keys) {
      await page().keyboard.press(key);
      await after();
    }
    strokes.push({ keys: keys.length, written: keys.join(' ') });
  };

  /** Waits until the list of completions has that entry first in line, and takes it. */
  const accept = async (label) => {
    await page().locator('.suggest-widget.visible .monaco-list-row.focused', { hasText: label }).first().waitFor();
    await press('Enter');
    strokes.push({ keys: 0, written: `(takes ${label})` });
  };

  /** Runs a command by its name in the palette, of which so much is typed. */
  const run = async (typed, title) => {
    await press('Control+Shift+P');
    await page().locator('.quick-input-widget input').first().waitFor();
    await type(typed);
    await page().locator('.quick-input-list .monaco-list-row.focused', { hasText: title }).first().waitFor();
    await press('Enter');
  };

  return {
    type,
    press,
    accept,
    run,
    /** How many keys were pressed. */
    count: () => strokes.reduce((sum, { keys }) => sum + keys, 0),
    /** What was pressed, in lines for people. */
    transcript: () => strokes.map(({ written }) => written).join(' '),
  };
}
