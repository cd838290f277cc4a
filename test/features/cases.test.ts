import { basename } from 'node:path';
import { describe } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CompletionItem,
  DocumentHighlightKind,
  type Location,
  type TextDocumentEdit,
  type TextEdit,
} from 'vscode-languageserver-types';
import { codeActions } from '../../server/features/actions/codeActions.ts';
import type { Asked } from '../../server/features/asked.ts';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { completion } from '../../server/features/completion/completion.ts';
import { resolveItem } from '../../server/features/completion/resolveItem.ts';
import { definition } from '../../server/features/definition.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { linkedEditingRanges } from '../../server/features/linkedEditingRanges.ts';
import { references } from '../../server/features/references.ts';
import { prepareRename, rename } from '../../server/features/rename/rename.ts';
import { semanticTokens, semanticTokensLegend } from '../../server/features/semanticTokens.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { fixesAsked, whole } from '../support/actions.ts';
import { type Case, changedLines, itTells, visible } from '../support/cases.ts';
import { emptyWorkspace, readerOf } from '../support/cursor.ts';
import { filesIn } from '../support/realFiles.ts';

/** Where something is asked, with the words that the case has behind the name of its file. */
interface Question {
  readonly workspace: Workspace;
  readonly asked: Asked;
  readonly offset: number;
  readonly words: string;
}

/** What is answered at the `‸` of the first file, by the names of the files with cases. The words are those of `readerOf`, or a new name. */
const answers: Readonly<Record<string, (question: Question) => readonly string[]>> = {
  hover: ({ asked, offset }) => {
    const { range, contents } = hover(asked, offset) ?? {};
    if (!range || typeof contents !== 'object' || !('value' in contents)) return ['nothing'];
    return [`on ${asked.document.getText(range)}`, ...contents.value.replaceAll('\u2060', '').split('\n')];
  },

  definition: ({ workspace, asked, offset }) =>
    definition(asked, offset).map(({ originSelectionRange, targetUri, targetSelectionRange }) => {
      const from = originSelectionRange && asked.document.getText(originSelectionRange);
      return `${from} → ${placeOf(workspace, { uri: targetUri, range: targetSelectionRange })}`;
    }),

  /** The beginning of the list, as an editor sorts it, and what the first of it make of their lines. */
  completion: ({ asked, offset, words }) => {
    const { items } = completion(asked, offset, words.includes('typed') ? 'typed' : 'wanted');
    const key = ({ sortText, label }: CompletionItem): string => sortText ?? label;
    const sorted = items.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
    const shown = sorted.slice(0, 12).flatMap((item, index) => {
      const { detail } = resolveItem(asked, item);
      const about = [item.label, item.labelDetails?.description, detail].filter((part) => part !== undefined);
      const { document } = asked;
      const edits = index < 4 && item.textEdit && 'range' in item.textEdit ? [item.textEdit] : [];
      return [about.join(' · '), ...changedBy(document, edits)];
    });
    return [...shown, ...(items.length > 12 ? [`and ${items.length - 12} more`] : [])];
  },

  actions: ({ workspace, asked, offset }) =>
    codeActions(fixesAsked(workspace, asked, { start: offset, end: offset })).flatMap((action) => {
      const { title, isPreferred, diagnostics = [], edit } = whole(action);
      const codes = diagnostics.map(({ code }) => code).join(', ');
      const changed = Object.entries(edit?.changes ?? {}).flatMap(([uri, edits]) => {
        const document = workspace.get(uri);
        return document ? changedBy(document, edits) : [];
      });
      return [`${title} (${isPreferred ? 'preferred: ' : ''}${codes})`, ...changed];
    }),

  /** The tokens of the whole file. */
  tokens: ({ workspace, asked: { scope, document } }) => {
    const { data } = semanticTokens({ scope, document });
    let [line, character] = [0, 0];
    return Array.from({ length: data.length / 5 }, (_, index) => {
      const [lines = 0, characters = 0, length = 0, type = -1] = data.slice(5 * index);
      line += lines;
      character = lines === 0 ? character + characters : characters;
      const range = { start: { line, character }, end: { line, character: character + length } };
      return `${semanticTokensLegend.tokenTypes[type]} ${placeOf(workspace, { uri: document.uri, range })}`;
    });
  },

  references: ({ workspace, asked, offset }) => {
    const places = (hasDeclaration: boolean): readonly string[] =>
      references(asked, offset, hasDeclaration).map((location) => placeOf(workspace, location));
    const uses = places(false);
    return places(true).map((place) => (uses.includes(place) ? place : `${place}, the definition`));
  },

  highlights: ({ workspace, asked, offset }) => {
    const { document } = asked;
    const { uri } = document;
    const kinds = {
      [DocumentHighlightKind.Write]: 'definition',
      [DocumentHighlightKind.Read]: 'use',
      [DocumentHighlightKind.Text]: 'tag',
    };
    const marked = documentHighlights(asked, offset).map(
      ({ range, kind }) => `${kind && kinds[kind]} ${placeOf(workspace, { uri, range })}`,
    );
    const { ranges = [] } = linkedEditingRanges(document, offset) ?? {};
    return [...marked, ...ranges.map((range) => `edited as one ${placeOf(workspace, { uri, range })}`)];
  },

  calls: ({ workspace, asked, offset }) =>
    prepareCallHierarchy(asked, offset).flatMap((item) => {
      const within = (uri: string, ranges: readonly Location['range'][]): string =>
        ranges.map((range) => placeOf(workspace, { uri, range })).join(', ');
      return [
        `${item.name}, ${item.detail}, ${placeOf(workspace, { uri: item.uri, range: item.selectionRange })}`,
        ...incomingCalls(asked, item).map(
          ({ from, fromRanges }) => `used by ${from.name}: ${within(from.uri, fromRanges)}`,
        ),
        ...outgoingCalls(asked, item).map(({ to, fromRanges }) => `uses ${to.name}: ${within(item.uri, fromRanges)}`),
      ];
    }),

  rename: ({ workspace, asked, offset, words }) => {
    const target = prepareRename(asked, offset);
    if ('refusal' in target) return [target.refusal];
    const support = { versionOf: () => null, hasDocumentChanges: true, hasAnnotations: false };
    const edit = rename(asked, offset, words, support);
    if ('refusal' in edit) return [`over ${target.placeholder}`, edit.refusal];
    const changed = ((edit.documentChanges ?? []) as TextDocumentEdit[]).flatMap(({ textDocument: { uri }, edits }) => {
      const document = workspace.get(uri);
      const plain = edits.flatMap((one) => ('newText' in one ? one : []));
      const changed = document ? changedBy(document, plain) : [];
      return [`in ${uri.slice('file:///'.length)}`, ...changed];
    });
    return [`over ${target.placeholder}`, ...changed];
  },
};

function changedBy(document: Document, edits: readonly TextEdit[]): readonly string[] {
  const before = document.getText();
  return changedLines(before, TextDocument.applyEdits(TextDocument.create('', '', 1, before), [...edits]));
}

function placeOf(workspace: Workspace, { uri, range }: Location): string {
  const document = workspace.get(uri) ?? workspace.packWith(uri);
  const { line, character } = range.start;
  // Where a pack has something is no matter of its readers.
  const place = document?.isBundled ? '' : `:${line + 1}:${character + 1}`;
  return `${basename(uri)}${place} ${JSON.stringify(document?.getText(range))}`;
}

function tell({ files, beside }: Case, answer: (question: Question) => readonly string[]): readonly string[] {
  const workspace = emptyWorkspace();
  const [first, ...others] = files.map(({ name, text }) => {
    const [file = '', ...words] = name.split(' ');
    return { uri: `file:///${file}`, text, words };
  });
  for (const { name, text } of beside) workspace.putFile(`file:///${name}`, text);
  for (const { uri, text } of others) workspace.putFile(uri, text);
  const text = first?.text ?? '';
  const document = workspace.putFile(first?.uri ?? '', text.replace('‸', ''));
  const question = document && {
    workspace,
    asked: { scope: workspace.packageOf(document), document, reader: readerOf(first?.words ?? []) },
    offset: text.indexOf('‸'),
    words: (first?.words ?? []).join(' '),
  };
  const told = question ? answer(question).map((line) => `→ ${line}`.trimEnd()) : ['→ not one of ours'];
  return [[visible(text), ...told.map(visible)].join('\n'), ...others.map((other) => visible(other.text))];
}

for (const { name } of filesIn('test/features/cases', '.txt')) {
  const answer = answers[basename(name).replace(/\..*/, '')];
  if (answer) describe(`answers in ${name}`, () => void itTells(name, /^→/, (one) => tell(one, answer)));
}
