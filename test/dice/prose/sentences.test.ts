import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { parseAnnotation } from '../../../server/dice/language/parse.ts';
import { shownIn } from '../../prose/shown.ts';

/**
 * Groups of sentences below their names, a sentence a line: `text → question · question`, in the language of odds, or `→ nothing`. `⏎` is the end
 * of a line in the text. `? question` may be missing; `one | other`: either is right. A text that begins with `<` is that of a rule in XML, each other
 * one a page. Only in the group `Amounts` the dice are in the list too.
 */
const groups = readFileSync('test/dice/prose/sentences.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((group) => {
    const [name = '', ...lines] = group.split('\n').filter((line) => line !== '');
    return { name, lines };
  });

interface Wanted {
  readonly isOptional: boolean;
  readonly choices: readonly string[];
}

function wantedOf(question: string): Wanted {
  const isOptional = question.startsWith('? ');
  const choices = question.slice(isOptional ? 2 : 0).split(' | ');
  return { isOptional, choices: choices.map(asShown) };
}

function asShown(question: string): string {
  const { annotation } = parseAnnotation(question);
  assert.ok(annotation, `No odds can be read in: ${question}`);
  return formatExpression(annotation.body);
}

function isAsWanted(shown: readonly string[], wanted: readonly Wanted[]): boolean {
  let at = 0;
  for (const { isOptional, choices } of wanted) {
    if (choices.includes(shown[at] ?? '')) at++;
    else if (!isOptional) return false;
  }
  return at === shown.length;
}

/** What differs in a line; nothing if all is as it is wanted. */
function differenceIn(line: string, hasRolls: boolean): readonly string[] {
  const [written = '', answer = '', ...more] = line.split(' → ');
  assert.ok(answer !== '' && more.length === 0, `No sentence and its questions: ${line}`);
  const text = written.replaceAll('⏎', '\n');
  const isRule = text.startsWith('<');
  const file = isRule ? `<rules><rule id="a" name="A">${text}</rule></rules>` : text;
  const shown = shownIn(isRule ? 'rules.xml' : 'page.md', file)
    .filter(({ isRoll }) => hasRolls || !isRoll)
    .map((each) => each.written);
  const wanted = answer === 'nothing' ? [] : answer.split(' · ').map(wantedOf);
  if (isAsWanted(shown, wanted)) return [];
  return [`${written}\n    wanted ${answer}\n    shown  ${shown.join(' · ') || 'nothing'}`];
}

describe('what is shown of a sentence', () => {
  for (const { name, lines } of groups) {
    it(name, () => {
      const different = lines.flatMap((line) => differenceIn(line, name === 'Amounts'));
      assert.ok(different.length === 0, `\n${different.join('\n')}`);
    });
  }

  it('is asked once of each', () => {
    const sentences = groups.flatMap(({ lines }) => lines.map((line) => line.replace(/ → .*/, '')));
    assert.equal(new Set(sentences).size, sentences.length);
  });
});
