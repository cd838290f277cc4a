import { it } from 'mocha';
import { check } from '../../server/checks/check.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { assertLinearTime } from '../support/growth.ts';
import { describeLong } from '../support/runs.ts';

/** Files by their names, the checked one last. */
type Files = readonly (readonly [name: string, text: string])[];

/** The places where a text can be long, with the files around it. */
const places: Readonly<Record<string, (text: string) => Files>> = {
  'a text': (text) => [['rules.xml', `<rules><rule id="a" name="A"><p>Roll 1D6. ${text}</p></rule></rules>`]],
  'a name': (text) => [['rules.xml', `<rules><rule name="${text}"><p>A rat.</p></rule></rules>`]],
  'a translation': (text) => [
    ['rules.xml', `<rules><rule id="a" name="A"><p>${text}</p></rule></rules>`],
    ['content-es.xml', `<translations><entry key="rule.a.text">${text}</entry></translations>`],
  ],
  'a document type': (text) => [
    ['rules.xml', `<!DOCTYPE rules [${text}]>\n<rules><rule id="a" name="A"><p>&b;</p></rule></rules>`],
  ],
  'a scenario': (text) => [['scenario.md', `Six Goblins (Lamp 4) wait. ${text}! they. wait.\n`]],
};

describeLong('the time of a check, in proportion to the length of', () => {
  const baits: Readonly<Record<keyof typeof places, readonly string[]>> = {
    'a text': ['A', 'aA', 'A-', 'Aa ', 'D', ')', '[', '1D6 '],
    'a name': ['(', '[', 'A', 'A-'],
    'a translation': ['A-', 'aA', ' ', '1 ', 'a '],
    'a document type': ['[', '<!ENTITY ', '%a; '],
    'a scenario': ['a ', 'A', 'A-', 'foo, ', '(', '[a](b) '],
  };
  for (const [place, pieces] of Object.entries(baits)) {
    for (const piece of pieces) {
      it(`${place} of ${JSON.stringify(piece)}`, () => {
        const filesOf = (size: number): Files => places[place]?.(piece.repeat(size / piece.length)) ?? [];
        assertLinearTime((size) => opened(filesOf(size)), checkAll, { from: 5_000, to: 300_000 });
      });
    }
  }
});

function opened(files: Files): { readonly workspace: Workspace; readonly document: Document | undefined } {
  const workspace = new Workspace([]);
  const documents = files.map(([name, text]) => workspace.putFile(`file:///a/${name}`, text));
  return { workspace, document: documents.at(-1) };
}

function checkAll({ workspace, document }: ReturnType<typeof opened>): void {
  if (document) check(workspace, document);
}
