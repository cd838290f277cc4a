import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { hover } from '../../server/features/hover/hover.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { readerIn } from '../support/cursor.ts';

/** A card at the `|` of a special rule or a list, beside these rules: what it has and what it has not. */
function check(
  marked: string,
  expected: readonly (string | RegExp)[],
  { rules = '', absent = [], locale = 'en' }: { rules?: string; absent?: readonly string[]; locale?: string } = {},
): void {
  const workspace = new Workspace(packs);
  workspace.putFile('file:///package/rules.xml', `<rules>${rules}</rules>`);
  const isXml = marked.startsWith('<');
  const text = isXml ? `<monsters><monster id="m" name="M"><special>${marked}</special></monster></monsters>` : marked;
  const document = workspace.putFile(`file:///package/used.${isXml ? 'xml' : 'md'}`, text.replace('|', ''));
  assert.ok(document);
  const contents = hover(
    { scope: workspace.packageOf(document), document, reader: readerIn(locale) },
    text.indexOf('|'),
  )?.contents;
  assert.ok(typeof contents === 'object' && 'value' in contents, marked);
  for (const part of expected) {
    if (typeof part === 'string') assert.ok(contents.value.includes(part), `${part} in\n${contents.value}`);
    else assert.match(contents.value, part);
  }
  for (const part of absent) assert.ok(!contents.value.includes(part), `no ${part} in\n${contents.value}`);
}

describe('the title of a card', () => {
  it('has the number and the brackets of the mention', () => {
    check('<rule id="rpb-magic-item">2 x Magic| Items</rule>', ['**2 x MAGIC ITEM** · ']);
    check('<rule id="rpb-magic-resistance" param="5+">Magic |Resistance 5+ (Ring)</rule>', [
      '**MAGIC RESISTANCE 5+ (Ring)**',
    ]);
    check('Special rules: 3 x Magic| Items; Fear 5.', ['**3 x MAGIC ITEM**']);
    check('<rule id="rpb-daemonic" param="-1">Daemonic| -1</rule>', ['**DAEMONIC -1**']);
  });

  it('has the value of a rule whose name shows no place for it', () => {
    const rules =
      '<rule id="my-fade" name="FADE" parameterName="rating">Roll 1D6. If the score is n or more, it fades.</rule>';
    const expected = ['**FADE 4+** · ', 'If the score is 4 or more'];
    check('<rule id="my-fade" param="4+">Fa|de 4+</rule>', expected, { rules });
    check('Special rules: Fa|de 4+; Fear 5.', expected, { rules });
    check('<rule id="my-fade">Fa|de</rule>', ['**FADE** · ', 'n or more'], { rules });
  });

  it('has the level of a magic, and the card says what it means', () => {
    const rules =
      '<magic id="my-tide" name="Tide">Roll 2D6.</magic><magic id="my-salt" name="Salt Magic">Roll 1D6.</magic>';
    check(
      '<magic id="my-|tide" level="2"/>',
      ['**Tide Magic 2** · ', 'Level 2: the Monster may cast 2 spells each turn.'],
      { rules },
    );
    check('<magic id="my-tide" level="|1"/>', ['**Tide Magic 1** · ', 'may cast 1 spell each turn.'], { rules });
    check('<magic id="my-|salt" level="3"/>', ['**Salt Magic 3** · '], { rules });
    check('<magic id="my-t|ide" level="2"/>', ['**Magia Tide 2** · ', 'puede lanzar 2 hechizos cada turno'], {
      rules,
      locale: 'es',
    });
    check('<magic id="my-|tide" level="many"/>', ['**Tide** · '], { rules, absent: ['Level'] });
  });
});

describe('the odds of a rule of the workspace that states none', () => {
  const tale = 'For instance, a Goblin needs 2+ on 1D6.';

  it('are those that its text speaks of, with the value of the mention', () => {
    const rules = `<rule id="my-glow" name="GLOW n+" parameterName="rating">Roll 1D6. If the score is n or more, it glows and takes 2D6+3 Wounds. ${tale}</rule>`;
    check('<rule id="my-glow" param="5+">Gl|ow 5+</rule>', ['5+ on 1D6: 1 in 3', '2D6+3: 5–15'], {
      rules,
      absent: ['5 in 6'],
    });
    check('<rule id="my-glow" param="3+">Gl|ow 3+</rule>', ['3+ on 1D6: 2 in 3'], { rules });
  });

  it('are beside those of the bundled rule with the same id', () => {
    const own = (target: string) =>
      `<rule id="rpb-vomit" name="VOMIT"><p>Roll 1D6. On ${target} it spits for 1D6+2 Wounds.</p></rule>`;
    const note = '*Odds as in: Roleplay Book*';
    check('<rule id="rpb-vomit">Vo|mit</rule>', ['4+ on 1D6: 1 in 2', note, 'vomits: 1 in 3'], { rules: own('4+') });
    // What the bundled rule says too is said once.
    check('<rule id="rpb-vomit">Vo|mit</rule>', [note, 'vomits: 1 in 3'], { rules: own('5+'), absent: ['5+ on 1D6'] });
  });

  it('are not shown where the rule states its odds itself', () => {
    const rules = '<rule id="my-dim" name="DIM"><?odds dims: 1D6 >= 6 ?><p>Roll 1D6. On 4+ it shines.</p></rule>';
    check('<rule id="my-dim">D|im</rule>', ['dims: 1 in 6'], { rules, absent: ['4+ on 1D6'] });
  });
});
