import type { Edit } from './finding.ts';

/** The text with the edits made. They are in the order of the text, without overlaps; of two insertions at one place the first comes first. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { span, newText } of edits) {
    result += text.slice(at, span.start) + newText;
    at = span.end;
  }
  return result + text.slice(at);
}

/** Whether two edits write the same text in the same place. */
export function isSameEdit(edit: Edit, other: Edit | undefined): boolean {
  return edit.span.start === other?.span.start && edit.span.end === other.span.end && edit.newText === other.newText;
}
