import { noPreview, type Reader } from '../../server/answers/reader.ts';
import { definition } from '../../server/features/definition.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { references } from '../../server/features/references.ts';
import { semanticTokens } from '../../server/features/semanticTokens.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import type { Section } from '../../server/workspace/documents/section.ts';
import type { Definition } from '../../server/workspace/index/definition.ts';
import type { Reference } from '../../server/workspace/index/reference.ts';
import type { Translation } from '../../server/workspace/index/translation.ts';
import type { Package } from '../../server/workspace/packages/package.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { codeLenses } from '../support/lenses.ts';
import { problemsOf } from '../support/problems.ts';
import { Difference } from './difference.ts';
import type { Change, EditsInput, Step } from './input.ts';
import { seeded } from './seeded.ts';
import type { OnStage } from './tryDocument.ts';

const reader: Reader = { messages: messagesFor('en'), preview: noPreview };

/**
 * Makes edits in open documents, and after each compares what is known of all of them with what a fresh state knows of the same texts.
 * Both workspaces have the bundled packs and nothing else, and are left so.
 */
export function tryEdits(edited: Workspace, fresh: Workspace, input: EditsInput, onStage: OnStage): void {
  const documents = input.files.map(
    ({ languageId, text }, index) => new Document(`file:///fuzz/${index}`, languageId, 1, text),
  );
  for (const document of documents) edited.put(document);
  const histories = documents.map((document) => [document.getText()]);
  try {
    input.steps.forEach((step, index) => {
      onStage('edit');
      const document = documents[step.file % documents.length];
      const history = histories[step.file % documents.length];
      if (!document || !history) return;
      make(edited, document, step, index + 2, history);
      onStage('compare');
      compare(edited, fresh, documents, input.choices + index);
    });
  } finally {
    for (const { uri } of documents) edited.delete(uri);
  }
}

function make(workspace: Workspace, document: Document, step: Step, version: number, history: string[]): void {
  if ('undo' in step) {
    if (history.length > 1) history.pop();
    workspace.update(document, [smallestChange(document, history.at(-1) ?? '')], version);
    return;
  }
  if ('whole' in step) workspace.update(document, [{ text: step.whole }], version);
  else workspace.update(document, eventsOf(document, step.changes), version);
  history.push(document.getText());
}

/** As LSP has them: each counts in the text that the one before it has left. */
function eventsOf(document: Document, changes: readonly Change[]) {
  const after = new Document(document.uri, document.languageId, 0, document.getText());
  return changes.map((change) => {
    const start = startOf(after, change);
    const event = { range: after.range({ start, end: start + change.removed }), text: change.text };
    after.update([event], 0);
    return event;
  });
}

function startOf(document: Document, { section, offset }: Change): number {
  if (section === undefined) return offset % (document.length + 1);
  const index = section % document.sections.length;
  return Math.max(0, document.startOf(index) + (offset % 7) - 3);
}

/** What an editor sends for undo: the part of the text that is another one. */
function smallestChange(document: Document, wanted: string) {
  const text = document.getText();
  const shorter = Math.min(text.length, wanted.length);
  let start = 0;
  while (start < shorter && text[start] === wanted[start]) start++;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === wanted.at(-1 - end)) end++;
  // No position is inside a line break or a character.
  while (start > 0 && isPartOfMore(text[start - 1])) start--;
  while (end > 0 && isPartOfMore(text.at(-end))) end--;
  const range = document.range({ start, end: text.length - end });
  return { range, text: wanted.slice(start, wanted.length - end) };
}

function isPartOfMore(unit: string | undefined): boolean {
  return /[\r\n\ud800-\udfff]/.test(unit ?? '');
}

/** Everything about the documents after an edit is what it is of the same texts opened anew. */
function compare(edited: Workspace, fresh: Workspace, documents: readonly Document[], choices: number): void {
  const others = documents.map(({ uri, languageId }, index) => {
    return new Document(uri, languageId, 1, documents[index]?.getText() ?? '');
  });
  for (const other of others) fresh.put(other);
  try {
    documents.forEach((document, index) => {
      const other = others[index];
      if (other) compareOne([edited, document], [fresh, other], choices);
    });
  } finally {
    for (const { uri } of others) fresh.delete(uri);
  }
}

type Open = readonly [workspace: Workspace, document: Document];

function compareOne(edited: Open, fresh: Open, choices: number): void {
  const random = seeded(choices);
  const offset = random.below(edited[1].length + 1);
  for (const [what, ask] of Object.entries(questions)) {
    const askIn = ([workspace, document]: Open): unknown =>
      ask(workspace.packageOf(document), document, offset, workspace);
    // What has not been asked before a later edit may not be remembered from then.
    if (random.chance(0.4)) expectSame(`${what} at ${offset}`, askIn(edited), askIn(fresh));
  }
}

type Question = (scope: Package, document: Document, offset: number, workspace: Workspace) => unknown;

const questions: Readonly<Record<string, Question>> = {
  kind: (_, { format }) => format?.kind,
  sections: (_, { sections }) => sections.map(contentOf),
  problems: (_, document, __, workspace) => problemsOf(workspace, document, reader.messages),
  tokens: (scope, document) => semanticTokens({ scope, document }).data,
  lenses: (scope, document) => codeLenses({ scope, document, reader }),
  symbols: (_, document) => documentSymbols(document),
  definition: (scope, document, offset) => definition({ scope, document }, offset),
  rules: known,
  references: (scope, document, offset) => references({ scope, document }, offset, true),
  hover: (scope, document, offset) => hover({ scope, document, reader }, offset),
};

/** What the index knows of the ids in a document. */
function known(scope: Package, document: Document): unknown {
  const { index } = scope;
  const ids = [...document.getText().matchAll(/(?:id="|key="rule\.)([\w-]+)/g)].map(([, id = '']) => id);
  const placeOf = ({ document: { uri }, section: { text } }: Definition | Translation | Reference) => ({ uri, text });
  return [...new Set(ids)].map((id) => ({
    id,
    isRepeated: index.entities.repeatedIds('rule').has(id),
    rules: index.withId(id).map(placeOf),
    translations: index.translationsOf(id).map(placeOf),
    references: index.referencesTo(id).map(placeOf),
    variants: index.variantsOf(id).map(placeOf),
  }));
}

/** What a section is, apart from how it keeps it. */
function contentOf({ text, lineStarts, nodes, errors, rootEnd, openRoot }: Section) {
  return { text, lineStarts, nodes, errors, rootEnd, openRoot };
}

function expectSame(what: string, ofEdited: unknown, ofFresh: unknown): void {
  const [one = '', other = ''] = [ofEdited, ofFresh].map((answer) => JSON.stringify(answer));
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  const excerpt = (text: string): string => text.slice(Math.max(0, at - 40), at + 60);
  throw new Difference(`${what} after edits: …${excerpt(one)}… and in a fresh state: …${excerpt(other)}…`);
}
