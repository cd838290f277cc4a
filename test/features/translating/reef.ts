import type { TextEdit } from 'vscode-languageserver-types';
import { check } from '../../../server/checks/check.ts';
import { chosenProblems, usualChoices } from '../../../server/checks/settings/chosenProblems.ts';
import { type Need, needsOf } from '../../../server/features/translating/needs.ts';
import type { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const rules = `<?xml version="1.0"?>
<rules>
  <rule id="reef-crab" name="PINCH n" parameterName="value">The crab pinches for 2D6 Wounds on a roll of 5+ &amp; lets go.</rule>
  <rule id="reef-tide" name="TIDE"><p>The tide rises.</p><p>Each Warrior takes 1D6 Wounds.</p></rule>
  <rule id="reef-sand" name="SAND">The sand is deep, and the Warriors are slow in it.</rule>
</rules>`;

/** A small package: three rules in English with two texts each. */
export const reef = { 'file:///p/data/xml/rules/reef.xml': rules };

/** The address of its Spanish translation. */
export const spanish = 'file:///p/data/i18n/content-es.xml';

export const header = '<?xml version="1.0" encoding="UTF-8"?>\n<translations>\n';

/** A workspace with these files, and the last of them. */
export function opened(files: Readonly<Record<string, string>>): {
  readonly workspace: Workspace;
  readonly document: Document;
} {
  const workspace = new Workspace([]);
  let document: Document | undefined;
  for (const [uri, text] of Object.entries(files)) document = workspace.putFile(uri, text);
  if (!document) throw new Error('No file is a document.');
  return { workspace, document };
}

/** The places of a Spanish translation of the reef that need work. */
export function needsIn(text: string): { readonly document: Document; readonly needs: readonly Need[] } {
  const { workspace, document } = opened({ ...reef, [spanish]: text });
  const { problems } = chosenProblems(document, check(workspace, document), usualChoices);
  return { document, needs: needsOf(workspace.packageOf(document), document, problems) };
}

/** The text with the edits. */
export function edited(document: Document, edits: readonly TextEdit[]): string {
  let text = document.getText();
  const last = edits.toSorted((a, b) => document.offsetAt(b.range.start) - document.offsetAt(a.range.start));
  for (const { range, newText } of last)
    text = text.slice(0, document.offsetAt(range.start)) + newText + text.slice(document.offsetAt(range.end));
  return text;
}
