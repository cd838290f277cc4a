import assert from 'node:assert/strict';
import { Marked, type Token } from 'marked';
import { it } from 'mocha';
import { CodeActionKind, type CompletionItem, InsertTextFormat } from 'vscode-languageserver-types';
import { noPreview, type Reader } from '../../server/answers/reader.ts';
import { textOfSnippet } from '../../server/answers/snippet.ts';
import { codeActions } from '../../server/features/actions/codeActions.ts';
import { incomingCalls, outgoingCalls, prepareCallHierarchy } from '../../server/features/callHierarchy.ts';
import { completion } from '../../server/features/completion/completion.ts';
import { resolveItem } from '../../server/features/completion/resolveItem.ts';
import { documentLinks } from '../../server/features/documentLinks.ts';
import { documentSymbols } from '../../server/features/documentSymbols.ts';
import { hover } from '../../server/features/hover/hover.ts';
import { inlayHints } from '../../server/features/inlayHints.ts';
import { workspaceSymbols } from '../../server/features/workspaceSymbols.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { fixesAsked } from '../support/actions.ts';
import { hostileTexts, hostileWorkspace } from '../support/hostile.ts';
import { codeLenses } from '../support/lenses.ts';
import { describeLong } from '../support/runs.ts';

const links = { showOdds: 'whq-rules.showOdds', roll: 'whq-rules.roll', openRule: 'whq-rules.openRule' };
const english: Reader = { messages: messagesFor('en'), preview: noPreview, links };
const readers: readonly Reader[] = [english, { ...english, messages: messagesFor('es') }];

const linkTexts: ReadonlySet<string> = new Set(
  readers.flatMap(({ messages: { words } }) => [words.odds.showOdds, words.odds.roll, words.card.openRule]),
);

/** What a text may be made of besides words: marks that we write ourselves. */
const allowed: ReadonlySet<string> = new Set([
  'paragraph',
  'text',
  'strong',
  'em',
  'codespan',
  'escape',
  'list',
  'list_item',
  'table',
  'hr',
  'br',
  'code',
  'space',
  'link',
]);

/** Both ways to read line breaks that an editor may have. */
const parsers = [new Marked({ gfm: true, breaks: false }), new Marked({ gfm: true, breaks: true })];

function checkMarkdown(markdown: string): void {
  for (const parser of parsers) {
    const tokens: Token[] = [];
    parser.walkTokens(parser.lexer(markdown), (token) => void tokens.push(token));
    for (const token of tokens) {
      assert.ok(allowed.has(token.type), `${token.type} in ${markdown}`);
      if (token.type === 'link') {
        assert.match(token.href, /^command:whq-rules\.(?:showOdds|roll|openRule)\?%5B[\w%.~-]*%5D$/, markdown);
        assert.ok(linkTexts.has(token.text), markdown);
      }
      if (token.type === 'code') assert.ok(token.lang === 'text' && !/[a-z]{3}/i.test(token.text), markdown);
    }
  }
}

/** As VS Code makes Markdown of the tooltip of a link. */
function checkTooltip(tooltip: string): void {
  const escaped = tooltip.replace(/\]/g, (match, offset: number) =>
    tooltip[offset - 1] === '\\' ? match : `\\${match}`,
  );
  const [parser] = parsers;
  const found: Token[] = [];
  parser?.walkTokens(
    parser.lexer(`[${escaped}](https://own.example) (ctrl + click)`),
    (token) => void found.push(token),
  );
  for (const token of found) {
    assert.notEqual(token.type, 'image', tooltip);
    if (token.type === 'link') assert.equal(token.href, 'https://own.example', tooltip);
  }
}

/** A label without anything that VS Code takes for an icon. */
function checkLabel(text: string | undefined): void {
  assert.doesNotMatch(text ?? '', /\$\([a-z~-]+\)/i);
  checkLine(text);
}

/** A text of one line without controls or signs that turn its direction. */
function checkLine(text: string | undefined): void {
  assert.doesNotMatch(text ?? '', /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
}

/** What is put into XML is text there: no value ends early, no tag begins but our own. */
function checkInserted({ format }: Document, { textEdit, insertTextFormat, data }: CompletionItem): void {
  if (textEdit === undefined || !format?.isXml || data === undefined) return;
  const isSnippet = insertTextFormat === InsertTextFormat.Snippet;
  const text = isSnippet ? textOfSnippet(textEdit.newText) : textEdit.newText;
  if (text === undefined) return;
  const own = /^<rule id="[^"<]*"(?: param="[^"<]*")?>([^<]*)<\/rule>$/.exec(text);
  assert.doesNotMatch(own?.[1] ?? text, /["<]|&(?!(?:amp|lt|gt|quot);)/, textEdit.newText);
}

function markdownIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : '';
}

/** Where a word or a mark begins. */
function placesIn(document: Document): readonly number[] {
  return [...document.getText().matchAll(/(?<=[\s"<>=/])\S|(?<=\w)\b/g)].map(({ index }) => index);
}

function checkDocument(workspace: Workspace, document: Document, reader: Reader): number {
  const scope = workspace.packageOf(document);
  const asked = { scope, document, reader };
  let count = 0;
  const seen = new Set<string>();
  const markdown = (value: unknown): void => {
    if (value === undefined) return;
    count++;
    checkMarkdown(markdownIn(value));
  };
  const whole = { start: 0, end: document.getText().length };
  for (const [index, offset] of placesIn(document).entries()) {
    markdown(hover(asked, offset)?.contents);
    if (index % 3 > 0) continue;
    for (const item of completion(asked, offset).items) {
      if (seen.has(item.label)) continue;
      seen.add(item.label);
      for (const text of [item.label, item.detail, item.labelDetails?.description]) checkLabel(text);
      // A string is shown as it is.
      if (typeof item.documentation !== 'string') markdown(item.documentation);
      checkInserted(document, item);
      const resolved = resolveItem(asked, item);
      checkLabel(resolved.detail);
      if (typeof resolved.documentation !== 'string') markdown(resolved.documentation);
    }
    for (const item of prepareCallHierarchy(asked, offset)) {
      const others = [
        ...incomingCalls(asked, item).map(({ from }) => from),
        ...outgoingCalls(asked, item).map(({ to }) => to),
      ];
      for (const { name, detail } of [item, ...others]) [name, detail].forEach(checkLabel);
    }
  }
  const fixes = fixesAsked(workspace, asked, whole);
  for (const { title, kind } of codeActions(fixes)) {
    assert.equal(kind, CodeActionKind.QuickFix);
    checkLabel(title);
  }
  for (const problem of fixes.problems) checkLine(markdownIn(fixes.diagnosticOf(problem).message));
  for (const { name, detail } of documentSymbols(document)) [name, detail].forEach(checkLabel);
  for (const lens of codeLenses(asked)) checkLabel(lens.command?.title);
  for (const hint of inlayHints({ document, reader }, whole))
    checkLabel(typeof hint.label === 'string' ? hint.label : undefined);
  for (const { tooltip = '' } of documentLinks(asked, () => true)) {
    checkLabel(tooltip);
    checkTooltip(tooltip);
  }
  return count;
}

describeLong('a package that is hostile in every field', () => {
  for (const [index, text] of hostileTexts.entries()) {
    const reader = readers[index % 2] ?? english;
    it(JSON.stringify(text), () => {
      const workspace = hostileWorkspace(text);
      let count = 0;
      for (const document of workspace.documents()) count += checkDocument(workspace, document, reader);
      for (const { name, containerName } of workspaceSymbols({ workspace, reader }, '', () => true))
        [name, containerName].forEach(checkLabel);
      assert.ok(count > 30, `${count} texts`);
    });
  }
});
