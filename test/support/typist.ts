import type { CompletionItem, Range } from 'vscode-languageserver-types';
import { completion } from '../../server/features/completion/completion.ts';
import type { CompletionCause } from '../../server/features/completion/typedBeginnings.ts';
import { triggerCharacters } from '../../server/lsp/handlers/triggerCharacters.ts';
import type { Document } from '../../server/workspace/documents/document.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { acceptedText } from './acceptedText.ts';
import { english } from './cursor.ts';

/** Something in the list of suggestions: one of ours, or a word of the document. */
interface Suggestion {
  readonly label: string;
  readonly filterText: string;
  readonly sortText: string;
  readonly range: Range;
  readonly item: CompletionItem | undefined;
}

/**
 * Somebody who types in VS Code: asks when it asks, and filters and sorts as it does. A letter of a word asks where quick suggestions are on
 * and no list is open, a trigger character always; an open list is asked for again only while an answer was incomplete. Where we offer
 * nothing the words of the document are offered instead.
 */
export class Typist {
  readonly workspace: Workspace;
  readonly document: Document;
  offset: number;
  #open: readonly Suggestion[] = [];
  #isIncomplete = false;
  /** How often a list has opened. */
  opened = 0;

  constructor(workspace: Workspace, document: Document, offset: number) {
    this.workspace = workspace;
    this.document = document;
    this.offset = offset;
  }

  type(text: string): this {
    for (const letter of text) this.#typeLetter(letter);
    return this;
  }

  /** Asks as Ctrl+Space does. */
  ask(): this {
    this.#ask('wanted');
    return this;
  }

  /** The labels of the list as it is shown, the one that Enter takes first. */
  get list(): readonly string[] {
    return this.#shown().map(({ label }) => label);
  }

  /** Takes the first of the list; placeholders keep what they have, and of a choice the first is taken. Returns the label. */
  accept(): string | undefined {
    const [first] = this.#shown();
    if (!first) return undefined;
    const edit = first.item?.textEdit;
    const start = this.document.offsetAt(first.range.start);
    const text = edit ? acceptedText(edit.newText) : first.label;
    this.#replace(start, this.offset, text);
    this.#open = [];
    return first.label;
  }

  #typeLetter(letter: string): void {
    const wasOpen = this.#shown().length > 0;
    this.#askFor(letter);
    if (!wasOpen && this.#shown().length > 0) this.opened++;
  }

  #askFor(letter: string): void {
    this.#replace(this.offset, this.offset, letter);
    const { languageId } = this.document;
    const triggers: readonly string[] =
      languageId === 'markdown' || languageId === 'plaintext' ? triggerCharacters[languageId] : triggerCharacters.xml;
    if (triggers.includes(letter)) this.#ask('typed');
    else if (!/\p{L}/u.test(letter)) this.#open = [];
    else if (this.#shown().length > 0 && !this.#isIncomplete) return;
    else if (languageId !== 'markdown') this.#ask('wanted');
  }

  #ask(cause: CompletionCause): void {
    const { items, isIncomplete } = completion(
      { scope: this.workspace.packageOf(this.document), document: this.document, reader: english },
      this.offset,
      cause,
    );
    const ours = items.map((item) => suggestionOf(item));
    this.#open = ours.length > 0 || cause === 'typed' ? ours : this.#words();
    this.#isIncomplete = isIncomplete && ours.length > 0;
  }

  /** The words of the document that begin as the one before the cursor. */
  #words(): readonly Suggestion[] {
    const text = this.document.getText();
    const typed = /[\p{L}\p{N}_]*$/u.exec(text.slice(0, this.offset))?.[0] ?? '';
    const start = this.offset - typed.length;
    const others = text.slice(0, start) + ' '.repeat(typed.length) + text.slice(this.offset);
    const range = this.document.range({ start, end: this.offset });
    return [...new Set(others.match(/[\p{L}\p{N}_]+/gu))].map((label) => ({
      label,
      filterText: label,
      sortText: label,
      range,
      item: undefined,
    }));
  }

  #shown(): readonly Suggestion[] {
    const scored = this.#open.flatMap((suggestion) => {
      const typed = this.document.getText().slice(this.document.offsetAt(suggestion.range.start), this.offset);
      const score = scoreOf(typed, suggestion.filterText);
      return score === undefined ? [] : [{ suggestion, score }];
    });
    scored.sort((a, b) => b.score - a.score || compare(a.suggestion.sortText, b.suggestion.sortText));
    const [top] = scored;
    const preselected = scored.find(({ suggestion, score }) => suggestion.item?.preselect && score === top?.score);
    const ordered = preselected ? [preselected, ...scored.filter((one) => one !== preselected)] : scored;
    return ordered.map(({ suggestion }) => suggestion);
  }

  #replace(start: number, end: number, text: string): void {
    const range = this.document.range({ start, end });
    this.workspace.update(this.document, [{ range, text }], this.document.version + 1);
    this.offset = start + text.length;
  }
}

function suggestionOf(item: CompletionItem): Suggestion {
  const { label, filterText = label, sortText = label, textEdit } = item;
  if (!textEdit || !('range' in textEdit)) throw new Error(`${label} has no range`);
  return { label, filterText, sortText, range: textEdit.range, item };
}

function compare(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase());
}

/** As VS Code's: the letters in their order, more for the same case and for letters side by side. Undefined where one is missing. */
function scoreOf(typed: string, word: string): number | undefined {
  let score = 0;
  let at = -1;
  for (const [index, letter] of [...typed].entries()) {
    const found = word.toLowerCase().indexOf(letter.toLowerCase(), at + 1);
    if (found < 0 || (index === 0 && found !== 0)) return undefined;
    const isSame = word[found] === letter;
    score += (found === at + 1 ? 5 : 1) + Number(isSame) + (index === 0 && isSame ? 1 : 0);
    at = found;
  }
  return score;
}
