import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { titleText } from '../../../server/answers/odds/formulaText.ts';
import { rollOfAbility } from '../../../server/answers/rules/rollOfAbility.ts';
import { readTyped } from '../../../server/answers/typed/readTyped.ts';
import { titled, typedChoices } from '../../../server/answers/typed/typedRolls.ts';
import { parseAnnotation } from '../../../server/dice/language/parse.ts';
import { hover } from '../../../server/features/hover/hover.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english, opened, readerIn } from '../../support/cursor.ts';
import { codeLenses } from '../../support/lenses.ts';

const workspace = new Workspace(packs);
const links = { showOdds: 'showOdds', roll: 'roll', openRule: 'openRule' };

/** The titles of the panel for what is typed: of the odds that are shown, and of those that can be chosen. */
function titles(typed: string, language = 'en'): readonly string[] {
  const { messages } = readerIn(language);
  const reading = readTyped(typed, () => workspace.all, language);
  assert.ok(reading.kind === 'rolls', typed);
  const rolls = typedChoices(reading, messages);
  const title = titleText(titled(reading.rolls[0]), messages);
  return [title, ...rolls.map(({ expression }) => titleOf(expression))];
}

function titleOf(source: string): string {
  const { annotation } = parseAnnotation(source);
  assert.ok(annotation, source);
  return titleText(annotation, english.messages);
}

describe('the odds of an ability', () => {
  it('have its name in their title, whoever asks for them', () => {
    const text = '<rules><rule id="gatekeeper" name="GATEKEEPER">It has Parry 5+ and Fear 6.</rule></rules>';
    const asked = { ...opened(text), reader: english };
    const rolls = codeLenses(asked).flatMap(({ command }) =>
      command?.command === 'odds' ? [titleOf(String(command.arguments?.[0]?.expression))] : [],
    );
    assert.deepEqual(rolls, ['Parry 5+, parried', 'Fear 6, afraid']);
    const shown = hover({ ...asked, reader: { ...english, links } }, text.indexOf('Parry'));
    const [, argument = ''] = /command:showOdds\?([^)]*)\)/.exec(JSON.stringify(shown)) ?? [];
    assert.match(decodeURIComponent(argument), /"Parry 5\+, parried: 1D6 >= n"/);
    assert.deepEqual(titles('parry 5+'), ['Parry 5+, parried']);
    assert.deepEqual(titles('rpb-parry'), ['Parry n+, parried']);
    assert.match(titles('miedo 6', 'es').join(), /^Miedo 6, /);
  });

  it('say of which of its rolls they are', () => {
    assert.deepEqual(titles('Petrify').slice(0, 3), [
      'Petrify, caught by the gaze',
      'Petrify, caught by the gaze',
      'Petrify, Wounds',
    ]);
  });

  it('stay readable, whatever the ability is called', () => {
    assert.equal(rollOfAbility('1D6 >= 5', 'Parry 5+'), 'Parry 5+: 1D6 >= 5');
    assert.equal(rollOfAbility('x = 1D6; x >= 5', 'Parry'), 'Parry: x = 1D6; x >= 5');
    assert.equal(rollOfAbility(' parried : 1D6 >= 5 ', 'A: B (c) ; d'), 'A B (c) ; d, parried: 1D6 >= 5');
    assert.equal(rollOfAbility('odds (a: b): 1D6', 'Net'), 'Net, odds (a: b): 1D6');
    for (const [source, name] of [
      ['parried: 1D6 >= 5', 'Net ('],
      ['parried: 1D6 >', 'Net'],
      ['', 'Net'],
    ] as const) {
      assert.equal(rollOfAbility(source, name), source);
    }
  });
});
