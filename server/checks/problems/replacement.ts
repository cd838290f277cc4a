import type { Span } from '../../text/span.ts';
import type { Fix } from './finding.ts';

/** The fix that writes a text in place of another one; none without a text. `written`: the text as the file has it, with references. */
export function replacement(span: Span, text: string | undefined, written = text): readonly Fix[] {
  return text === undefined || written === undefined
    ? []
    : [{ kind: 'replace', text, edits: [{ span, newText: written }] }];
}
