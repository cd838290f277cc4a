import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import { emptyWorkspace } from '../../support/cursor.ts';

const texts = ['A crab.', 'A gull.', 'An eel.', 'A cod.', 'A hen.', 'A cow.', 'A pig.', 'An ox.'];

/** A table of a roll with these scores, in one form of writing. */
type Form = (roll: string, scores: readonly string[]) => string;

const rows = (scores: readonly string[], write: (score: string, text: string) => string): string =>
  scores.map((score, index) => write(score, texts[index] ?? '')).join('');
const rules = (text: string): string => `<rules>\n<rule id="a-b" name="A">${text}</rule>\n</rules>\n`;

const forms: Readonly<Record<string, Form>> = {
  'a Markdown table with the roll as its head': (roll, scores) =>
    `| ${roll} | Loot |\n| --- | --- |\n${rows(scores, (score, text) => `| ${score} | ${text} |\n`)}`,
  'a Markdown table below an announcement': (roll, scores) =>
    `Tira ${roll} en esta tabla:\n\n| Tirada | Botín |\n| --- | --- |\n${rows(scores, (score, text) => `| ${score} | ${text} |\n`)}`,
  'a list': (roll, scores) => `Roll ${roll} on this table:\n\n${rows(scores, (score, text) => `- ${score} ${text}\n`)}`,
  'a list in bold': (roll, scores) => `Tira ${roll}:\n\n${rows(scores, (score, text) => `- **${score}** ${text}\n`)}`,
  'a list with dashes': (roll, scores) => `Roll ${roll}:\n\n${rows(scores, (score, text) => `* ${score} – ${text}\n`)}`,
  lines: (roll, scores) => `Roll ${roll} on this table:\n${rows(scores, (score, text) => `${score} ${text}\n`)}`,
  'lines with full stops': (roll, scores) =>
    `Roll ${roll} on this table:\n\n${rows(scores, (score, text) => `${score}. ${text}\n`)}`,
  'lines with colons': (roll, scores) =>
    `Tira ${roll} en esta tabla:\n\n${rows(scores, (score, text) => `${score}: ${text}\n`)}`,
  elements: (roll, scores) =>
    rules(
      `<p>Roll ${roll} on this table:</p><table>${rows(scores, (score, text) => `<tr><td>${score}</td><td>${text}</td></tr>`)}</table>`,
    ),
  'a rule in plain text': (roll, scores) =>
    rules(`Roll ${roll} on this table:${rows(scores, (score, text) => `\n${score} ${text}`)}`),
  paragraphs: (roll, scores) =>
    rules(`<p>Tira ${roll} en esta tabla:</p>${rows(scores, (score, text) => `\n<p>${score} ${text}</p>`)}`),
};

/** The problems of tables in a text: the code without `table-`, and the scores that they are about. */
function problemsIn(text: string): readonly string[] {
  const workspace = emptyWorkspace();
  const document = workspace.putFile(text.startsWith('<') ? 'file:///rules.xml' : 'file:///page.md', text);
  assert.ok(document);
  return check(workspace, document).flatMap(({ code, facts }) => {
    if (!code.startsWith('table-')) return [];
    const about = Object.entries(facts).find(([name]) => ['scores', 'row', 'written', 'fits'].includes(name));
    return [`${code.slice('table-'.length)} ${about?.[1]}`];
  });
}

/** Scores of a roll, and the problems that each form of the table has. */
const cases: readonly (readonly [roll: string, scores: string, ...problems: readonly string[]])[] = [
  ['1D6', '1-2 | 3-4 | 5-6'],
  ['1D6', '6 | 4-5 | 2-3 | 1'],
  ['1D6', '1,2 | 3,4 | 5,6'],
  ['1D6', '1-3 | 5-6', 'gap 4'],
  ['1D6', '1 | 2 | 4 | 5 | 6', 'gap 3'],
  ['1D6', '2 | 3 | 4 | 5 | 6', 'gap 1'],
  ['1D6', '1 | 2 | 3 | 4 | 5', 'gap 6'],
  ['1D6', '1 | 6', 'gap 2-5'],
  ['2D6', '2 | 7-8 | 12', 'gap 3-6', 'gap 9-11'],
  ['1D6', '6 | 5 | 3 | 2 | 1', 'gap 4'],
  ['1D6', '1,2 | 3,4 | 6', 'gap 5'],
  ['1D6', '1, 2 | 3, 4 | 6', 'gap 5'],
  ['1D6', '1\\-3 | 5\\-6', 'gap 4'],
  ['1D6', '1–3 | 5–6', 'gap 4'],
  ['1D6', '1 - 3 | 5 - 6', 'gap 4'],
  ['1D6', '1−3 | 5−6', 'gap 4'],
  ['1D6', '1 to 3 | 5 to 6', 'gap 4'],
  ['1D6', '1 or 2 | 3 or 4 | 6', 'gap 5'],
  ['2D6', '4 or less | 5-8 | 10+', 'gap 9'],
  ['D66', '11-16 | 21-26 | 31-36 | 51-56 | 61-66', 'gap 41-46'],
  ['D66', '11 | 12 | 13 | 14 | 15 | 16 | 21 | 22', 'gap 23-66'],
  ['D100', '01-40 | 50-70 | 71-90 | 91-00', 'gap 41-49'],
  ['D20', '1-5 | 6-10 | 12-20', 'gap 11'],
  ['1D6', '1-3 | 3-6', 'overlap 3'],
  ['2D6', '2-5 | 5-8 | 9-12', 'overlap 5'],
  ['1D6', '1-2 | 3-4 | 3-4 | 5-6', 'overlap 3-4'],
  ['1D6', '5-6 | 3-5 | 1-2', 'overlap 5', 'row-order 3-5', 'row-order 1-2'],
  ['1D6', '1 | 3 | 2 | 4 | 5 | 6', 'row-order 2'],
  ['1D6', '0 | 1-2 | 3-4 | 5-6', 'impossible-row 0'],
  ['2D6', '1 | 2-6 | 7-12', 'impossible-row 1'],
  ['1D6', '1 | 2 | 3 | 4 | 5 | 6 | 7', 'impossible-row 7'],
  ['1D6', '1-3 | 4-6 | 7+', 'impossible-row 7+'],
  ['2D6', '2-4 | 5-7 | 8-12 | 13+', 'impossible-row 13+'],
  ['1D6', '1-2 | 3-4 | 5-60', 'impossible-row 7-60'],
  ['1D6', '1 | 2-4 | 45 | 6', 'impossible-row 45'],
  ['D66', '11-17 | 21-36 | 41-66', 'impossible-row 17'],
  ['1D6', '1 | 3-2 | 4-6', 'garbled-mark 3-2'],
  ['1D6', '2-1 | 3-4 | 5-6', 'garbled-mark 2-1'],
  ['1D6', '1 | 3-1 | 4-6', 'garbled-mark 3-1'],
  ['1D6', '1 | 3-2 | 5-4 | 6', 'garbled-mark 3-2', 'garbled-mark 5-4'],
  ['2D6', '2 | 3-5 | 9-6 | 11-12', 'garbled-mark 9-6', 'gap 10'],
  ['D66', '11-26 | 46-31 | 51-66', 'garbled-mark 46-31'],
  ['1D6', '1-2 | 4 to 3 | 5-6', 'garbled-mark 4 to 3'],
  ['1D6', '6 | 5-4 | 3-2 | 1'],
  ['1D6', '12 | 3-4 | 5-6', 'garbled-mark 12'],
  ['1D6', '1 | 2-3 | 45 | 6', 'garbled-mark 45'],
  ['1D10', '1-5 | 6-9 | 0'],
  ['1D6', '2 | 3-5 | 6-8 | 9-11 | 12', 'wrong-die 2D6'],
];

describe('the same rows', () => {
  for (const [roll, scores, ...problems] of cases)
    it(`have the same problems in each form: ${roll}, ${scores}`, () => {
      for (const [name, write] of Object.entries(forms))
        assert.deepEqual(problemsIn(write(roll, scores.split(' | '))), problems, name);
    });
});
