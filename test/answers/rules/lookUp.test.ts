import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lookUp } from '../../../server/answers/rules/lookUp.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

interface Expected {
  /** `rpb-fear n=6`, and ` es` behind it for a name in Spanish; `2 x ` before it. */
  readonly rules?: readonly string[];
  readonly namesakes?: readonly string[];
  readonly nearest?: readonly string[];
}

/** What a question comes to among the packs and these files. */
function check(question: string, expected: Expected, files: Readonly<Record<string, string>> = {}): void {
  const workspace = new Workspace(packs);
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///package/${name}`, text);
  const found = lookUp(workspace, question);
  const shown =
    found.kind === 'unknown'
      ? { nearest: found.nearest }
      : {
          rules: found.rules.map(({ definition, given, language, multiplier }) => {
            const values = [...(given?.values ?? [])].map(([name, value]) => `${name}=${value}`);
            const times = multiplier > 1 ? [`${multiplier} x`] : [];
            return [...times, definition.rule.id, ...values, ...(language ? [language] : [])].join(' ');
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
    check('Fear 6', { rules: ['rpb-fear n=6'] }, { 'a.xml': rules('rpb-fear') });
  });

  it('knows the names in translations of the workspace', () => {
    const files = {
      'rules.xml': '<rules><rule id="my-glow" name="GLOW n+"><p>It glows on n+.</p></rule></rules>',
      'content-de.xml': '<translations><entry key="rule.my-glow.name">GLÜHEN n+</entry></translations>',
    };
    check('Glühen 4+', { rules: ['my-glow n=4+ de'] }, files);
  });

  it('suggests names where it knows none', () => {
    check('feer 6', { nearest: ['Fear n'] });
    check('magic res', { nearest: ['Magic Resistance n+'] });
    check('frenzied', { nearest: [] });
    check('Fear of the dark', { nearest: [] });
    check('zzzzzzzz', { nearest: [] });
    for (const nothing of ['', '   ', '6', '(', '\u0000', '🐉']) check(nothing, { nearest: [] });
  });
});
