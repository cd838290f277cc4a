import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lookUp } from '../../../server/answers/rules/lookUp.ts';
import { emptyWorkspace } from '../../support/cursor.ts';

interface Expected {
  /** `rpb-fear n=6`, and ` es` behind it for a name in Spanish; `2 x ` before it. */
  readonly rules?: readonly string[];
  readonly namesakes?: readonly string[];
  readonly nearest?: readonly string[];
}

/** What a question comes to among the packs and these files. */
function check(question: string, expected: Expected, files: Readonly<Record<string, string>> = {}): void {
  const workspace = emptyWorkspace();
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///package/${name}`, text);
  const found = lookUp(workspace.all, question);
  const shown =
    found.kind === 'unknown'
      ? { nearest: found.nearest }
      : {
          rules: found.rules.map(({ definition, given, language, multiplier }) => {
            const values = [...(given?.values ?? [])].map(([name, value]) => `${name}=${value}`);
            const times = multiplier > 1 ? [`${multiplier} x`] : [];
            const mine = !definition.isBundled && definition.rule.id?.startsWith('rpb-') ? ['mine'] : [];
            return [...times, definition.rule.id, ...mine, ...values, ...(language ? [language] : [])].join(' ');
          }),
          ...(found.namesakes.length > 0 && { namesakes: found.namesakes.map(({ rule }) => rule.id) }),
        };
  assert.deepEqual(shown, expected, question);
}

describe('looking up a rule', () => {
  it('takes names, ids and mentions, in English and Spanish', () => {
    check('Fear', { rules: ['rpb-fear'] });
    check('FEAR n', { rules: ['rpb-fear'] });
    check('  fear\u00a0 6 ', { rules: ['rpb-fear n=6'] });
    check('miedo 6', { rules: ['rpb-fear n=6 es'] });
    check('rpb-fear', { rules: ['rpb-fear'] });
    check('RPB-Fear 6', { rules: ['rpb-fear n=6'] });
    check('2 x Magic Items', { rules: ['2 x rpb-magic-item'] });
    check('Throw spear (Str 4)', { rules: ['rpb-throw item=spear n=4'] });
  });

  it('explains what stands in brackets too', () => {
    check('Breathe Fire 4 (Ambush A)', { rules: ['rpb-breathe-fire n=4', 'rpb-ambush n=A'] });
    check('Aliento de fuego 4 (Emboscada A)', { rules: ['rpb-breathe-fire n=4 es', 'rpb-ambush n=A es'] });
    check('Magic Resistance 5+ (Ring)', { rules: ['rpb-magic-resistance n=5+'] });
  });

  it('takes a rule of the workspace before a bundled one, and names the others of its name', () => {
    const rules = (id: string) => `<rules><rule id="${id}" name="FEAR n"><p>Mine.</p></rule></rules>`;
    check('Fear 6', { rules: ['my-fear n=6'], namesakes: ['rpb-fear', 'ext-fear'] }, { 'a.xml': rules('my-fear') });
    // Under the id of a bundled rule it is the same rule, told anew.
    check('Fear 6', { rules: ['rpb-fear mine n=6'] }, { 'a.xml': rules('rpb-fear') });
  });

  it('knows the names in translations of the workspace', () => {
    const files = {
      'rules.xml': '<rules><rule id="my-glow" name="GLOW n+"><p>It glows on n+.</p></rule></rules>',
      'content-de.xml': '<translations><entry key="rule.my-glow.name">GLÜHEN n+</entry></translations>',
    };
    check('Glühen 4+', { rules: ['my-glow n=4+ de'] }, files);
  });

  it('finds names in another order of words, and behind a verb', () => {
    check('Dispel Magic 4+', { rules: ['rpb-magic-dispel n=4+'] });
    check('Drains Magic 5+', { rules: ['rpb-magic-drain n=5+'] });
    check('resist magic 6+', { rules: ['rpb-magic-resistance n=6+'] });
    check('Regeneration 2', { rules: ['rpb-regenerate n=2'] });
    check('Flying', { rules: ['rpb-fly'] });
    check('Rider', { rules: ['ext-rides'] });
    check('Causes Fear 5', { rules: ['rpb-fear n=5'] });
    check('causa Miedo 5', { rules: ['rpb-fear n=5 es'] });
  });

  it('takes a list of abilities, if it knows all of them', () => {
    check('Fear 5; Ambush, Magic A', { rules: ['rpb-fear n=5', 'rpb-ambush-magic n=A'] });
    check('Magic Armour; Magic Item.', { rules: ['rpb-magic-armour', 'rpb-magic-item'] });
    check('Fear 5, Fly', { rules: ['rpb-fear n=5', 'rpb-fly'] });
    check('Fear 5, Zzzz', { nearest: ['Fear n'] });
  });

  it('takes words for a school of magic only with a level', () => {
    check('Chaos Magic 4', { rules: ['rpb-magic n=4 Type=Chaos'] });
    check('Hide Magic 4+', { nearest: ['Dispel Magic n+'] });
    check('Ambush, Magic A', { rules: ['rpb-ambush-magic n=A'] });
  });

  it('takes what somebody is armed with, if it has a rule of its own and is no ordinary thing', () => {
    check('Armed with Hellblade', { rules: ['rpb-hellblade'] });
    check('armed with plague censers', { rules: ['rpb-skaven-plague-censer'] });
    check('Armado con Espada Infernal', { rules: ['rpb-hellblade es'] });
    check('Armed with Nets', { rules: ['rpb-armed-with weapon=Nets'], namesakes: ['rpb-net'] });
    const glaive = '<rules><rule id="my-lamp" name="LAMP OF SALT"><p>It glows.</p></rule></rules>';
    check('Armed with Lamp of Salt', { rules: ['my-lamp'] }, { 'a.xml': glaive });
  });

  it("takes the workspace's own rule by each name of the bundled one with its id", () => {
    const own = '<rules><rule id="rpb-vampire" name="VAMPIRE ABILITIES"><p>Mine.</p></rule></rules>';
    check('Vampire', { rules: ['rpb-vampire mine'] }, { 'a.xml': own });
    check('Vampiro', { rules: ['rpb-vampire mine es'] }, { 'a.xml': own });
    const dodge = '<rules><rule id="rpb-dodge" name="SIDESTEP n+"><p>Mine.</p></rule></rules>';
    check('Dodge 4+', { rules: ['rpb-dodge mine n=4+'] }, { 'a.xml': dodge });
  });

  it('suggests names where it knows none', () => {
    check('feer 6', { nearest: ['Fear n'] });
    // Not `Esferas de Veneno`, which has these letters inside a word.
    check('fera', { nearest: ['Fear n'] });
    check('resistance', { nearest: ['Resistance to Magic n+'] });
    check('magic res', { nearest: ['Magic Resistance n+'] });
    check('frenzied', { nearest: [] });
    check('Fear of the dark', { nearest: [] });
    check('zzzzzzzz', { nearest: [] });
    for (const nothing of ['', '   ', '6', '(', '\u0000', '🐉']) check(nothing, { nearest: [] });
  });
});
