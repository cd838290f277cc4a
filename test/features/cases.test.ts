import { basename } from 'node:path';
import { describe } from 'mocha';
import { DocumentHighlightKind, type Location, type TextDocumentEdit } from 'vscode-languageserver-types';
import { edited } from '../../server/checks/problems/edited.ts';
import type { Asked } from '../../server/features/asked.ts';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { definition } from '../../server/features/definition.ts';
import { documentHighlights } from '../../server/features/documentHighlights.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { linkedEditingRanges } from '../../server/features/linkedEditingRanges.ts';
import { references } from '../../server/features/references.ts';
import { prepareRename, rename } from '../../server/features/rename/rename.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
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
      const before = document?.getText() ?? '';
      const spans = edits.map((one) => ({
        span: { start: document?.offsetAt(one.range.start) ?? 0, end: document?.offsetAt(one.range.end) ?? 0 },
        newText: 'newText' in one ? one.newText : '',
      }));
      return [`in ${uri.slice('file:///'.length)}`, ...changedLines(before, edited(before, spans))];
    });
    return [`over ${target.placeholder}`, ...changed];
  },
};

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
