import { describe } from 'mocha';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from '../support/cursor.ts';
import { assertLinearSteps, repeated } from '../support/growth.ts';
import { problemsOf } from '../support/problems.ts';
import { itLong } from '../support/runs.ts';

/** Files by their names, the checked one last. */
type Files = readonly (readonly [name: string, text: string])[];

/** A place where a text can be long, with the files around it, and the pieces that such a text is made of. */
type Place = readonly [filesWith: (text: string) => Files, pieces: readonly string[]];

const ignore = (codes: string): string => `<!-- whq-ignore ${codes}: so -->`;
const rules = (content: string): Files => [['rules.xml', `<rules>\n${content}\n</rules>`]];
const rule = (text: string, attributes = 'id="a" name="A"'): Files => rules(`<rule ${attributes}>${text}</rule>`);

const places: Readonly<Record<string, Place>> = {
  'a text': [
    (text) => rule(`<p>Roll 1D6. ${text}</p>`),
    ['A', 'aA', 'A-', 'Aa ', 'D', ')', '[', '(]', '1D6 ', 'a ', '.', '\n\n'],
  ],
  'sentences and words': [
    rule,
    ['It bites and bites and bites and bites. ', 'stregntxq stregntqe ', '<p>Roll 1 D 6.</p>'],
  ],
  'a name': [(text) => rule('<p>A rat.</p>', `name="${text}"`), ['(', '[', 'A', 'A-']],
  'a translation': [
    (text) => [
      ...rule(`<p>${text}</p>`),
      ['content-es.xml', `<translations><entry key="rule.a.text">${text}</entry></translations>`],
    ],
    ['A-', 'aA', ' ', '1 ', 'a '],
  ],
  'a document type': [
    (text) => [['rules.xml', `<!DOCTYPE rules [${text}]>\n<rules><rule id="a" name="A"><p>&b;</p></rule></rules>`]],
    ['[', '<!ENTITY ', '%a; '],
  ],
  'rules of one slip each': [
    rules,
    ['<rule id="a" name="A">Roll 1 D 6.</rule>\n', '<rule id="a" name="A">Roll 106.</rule>\n'],
  ],
  'comments that ignore problems': [
    (text) => rules(`<rule id="a" name="A">Roll 106.</rule>${text}`),
    ['<!--whq-ignore x:r-->'],
  ],
  'codes of one comment': [(text) => rule(`<!--whq-ignore ${text}:r-->Roll 106.`), ['misread-dye,']],
  'comments of one rule': [(text) => rule(`${text}Roll 106.`), ['<!--whq-ignore misread-die:r-->']],
  'sentences of a scenario': [
    (text) => [['scenario.md', `Six Goblins (Lamp 4) wait. ${text}! they. wait.\n`]],
    ['a ', 'A', 'A-', 'foo, ', '(', '[a](b) '],
  ],
  'slips of a scenario': [
    (text) => [['scenario.md', text]],
    ['Roll lD6 (\n\n', 'a (b\n', 'Roll 1D6. the\n\n', 'Warriors and the\n\nof ', '(', '1D6 `'],
  ],
  'chances of a scenario': [
    (text) => [['scenario.md', text]],
    ['Roll 1D6. On a 7+ he wins.\n\n', '`a` ', '<!-- a -->\n', '- 1\n'],
  ],
  'abilities of a scenario': [
    (text) => [['scenario.md', text]],
    [
      ...['(,', '(((;)', ';', 'Special rules: ', 'Fear 5, ', '(Fear 5, Feer 4, ', '\n ', '- Fear 5\n- Feer 4\n'],
      ...['| Rules |\n| --- |\n', 'Fear 5 & Feer 4 & ', 'have Fear 5 and Feer 4, ', 'a - Fly, '],
    ],
  ],
  'comments of a scenario': [
    (text) => [['scenario.md', text]],
    [
      ...[`${ignore('unknown-ability')}\n`, ignore('unknown-ability'), '<!-- whq-ignore ` -->', '`<!-- `` -->'],
      ...[`${ignore('a')} (Fear 5, Feer 4)\n\n`, '<!-- whq-ignore', '<!--\n\n'],
    ],
  ],
};

describe('the steps of a check, in proportion to the length of', () => {
  for (const [place, [filesWith, pieces]] of Object.entries(places)) {
    itLong(place, () => {
      const texts = Object.entries(repeated(pieces)).map(([piece, textOf]) => [
        piece,
        (size: number) => opened(filesWith(textOf(size))),
      ]);
      assertLinearSteps<ReturnType<typeof opened>>(Object.fromEntries(texts), checkAll, 3000);
    });
  }
});

function opened(files: Files): { readonly workspace: Workspace; readonly document: Document | undefined } {
  const workspace = new Workspace([]);
  const documents = files.map(([name, text]) => workspace.putFile(`file:///a/${name}`, text));
  return { workspace, document: documents.at(-1) };
}

function checkAll({ workspace, document }: ReturnType<typeof opened>): void {
  if (document) problemsOf(workspace, document, english.messages);
}
