// All panels of the packaged extension with axe in four themes, by keyboard alone, and without movement.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { seriousFaults } from './embedded/axe.mjs';
import { choose, openFile, picture, shownPanel } from './embedded/steps.mjs';
import { changeSettings, packagedEditor } from './packagedEditor.mjs';

/** Themes, by their kinds as the page of a panel has them. */
const themes = {
  'vscode-light': 'Default Light Modern',
  'vscode-dark': 'Default Dark Modern',
  'vscode-high-contrast': 'Default High Contrast',
  'vscode-high-contrast-light': 'Default High Contrast Light',
};

/** How each panel is opened beside a file, and what is in it then. */
const panels = [
  { name: 'odds', open: (page) => askOdds(page, '1D6 + toughness <= n'), shown: '.outcomes' },
  {
    name: 'table',
    file: 'markup-rules.xml:26:10',
    open: (page) => choose(page, '>WHQ Rules: Show the Roll Table'),
    shown: 'table.grid',
  },
  { name: 'fight', file: 'salt-works.xml:24:10', open: openFight, shown: '#wins table' },
  {
    name: 'fights of a scenario',
    file: 'scenario.md',
    open: (page) => choose(page, '>WHQ Rules: Show the Fights of This Scenario'),
    shown: 'h1 ~ .wide table',
  },
  {
    name: 'card',
    file: 'salt-works.xml:24:10',
    open: (page) => choose(page, '>WHQ Rules: Show as Card'),
    shown: 'h1',
  },
];

describe('the panels, for everybody', () => {
  const editor = packagedEditor();
  for (const { name, file = 'lantern.xml', open, shown } of panels) {
    it(`${name}: has no serious fault in any theme`, async () => {
      const page = editor.page();
      await openFile(page, file);
      await open(page);
      await shownPanel(page).locator(shown).first().waitFor({ state: 'attached' });
      const frame = await frameOf(page);
      // The window shows its own background behind the page, which axe would take for white.
      await frame.evaluate(() =>
        document.documentElement.style.setProperty('background', 'var(--vscode-editor-background)'),
      );
      for (const [kind, theme] of Object.entries(themes)) {
        changeSettings({ 'workbench.colorTheme': theme });
        await frame.locator(`body[data-vscode-theme-kind="${kind}"]`).waitFor();
        await picture(page, `accessible-${name}-${kind}`.replaceAll(' ', '-'));
        assert.deepEqual(await seriousFaults(frame), [], kind);
      }
    });

    it(`${name}: has charts with names, and nothing that moves`, async () => {
      const frame = await frameOf(editor.page());
      const charts = await frame.locator('svg:not([aria-hidden="true"])').count();
      assert.equal(await frame.getByRole('img', { name: /\S/ }).count(), charts);
      assert.equal(await frame.evaluate(() => document.getAnimations().length), 0);
    });

    it(`${name}: has each control in reach of the keyboard, where one sees it`, async () => {
      const page = editor.page();
      const frame = await frameOf(page);
      const wanted = await frame.evaluate(numberControls);
      await frame.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
      });
      const seen = new Set();
      for (let presses = 0; presses < wanted * 2 + 10 && seen.size < wanted; presses++) {
        await page.keyboard.press('Tab');
        const { control, isMarked } = await frame.evaluate(focusedControl);
        if (control === undefined) continue;
        assert.ok(isMarked, `the focus cannot be seen on ${control}`);
        seen.add(control);
      }
      assert.equal(seen.size, wanted, [...seen].join('\n'));
      await page.keyboard.press('Control+1');
      await page.keyboard.press('Control+K');
      await page.keyboard.press('Control+Shift+W');
    });
  }
});

async function askOdds(page, expression) {
  await choose(page, '>WHQ Rules: Show the Odds of Dice');
  await page.locator('.quick-input-widget', { hasText: '1D6 + battle-level' }).waitFor();
  await page.keyboard.type(expression);
  await page.keyboard.press('Enter');
}

async function openFight(page) {
  await choose(page, '>WHQ Rules: Fight');
  for (const [title, side] of [
    ['Who fights?', 'Salt Hound'],
    ['Against whom?', 'Salt Hydra'],
  ]) {
    await page.locator('.quick-input-widget', { hasText: title }).waitFor();
    await page.keyboard.type(side);
    await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: side }).first().waitFor();
    await page.keyboard.press('Enter');
  }
}

/** The frame of the panel in sight. */
async function frameOf(page) {
  const element = await shownPanel(page).locator('body').elementHandle();
  return element.ownerFrame();
}

/** Runs in the page: gives each control that is shown a number, one for all radio buttons of a group. Returns how many there are. */
function numberControls() {
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  const groups = new Map();
  for (const control of controls) {
    if (control.disabled || control.closest('[inert]') || control.getClientRects().length === 0) continue;
    const key = control.type === 'radio' ? `radio ${control.name}` : control;
    if (!groups.has(key)) groups.set(key, groups.size + 1);
    control.dataset.control = groups.get(key);
  }
  return groups.size;
}

/** Runs in the page: the control that has the focus, and whether one sees that. */
function focusedControl() {
  const focused = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  return {
    control: focused.dataset.control && `${focused.dataset.control} ${focused.outerHTML.slice(0, 80)}`,
    isMarked: outlineStyle !== 'none' && outlineWidth !== '0px',
  };
}
