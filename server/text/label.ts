import { printable } from './printable.ts';

/**
 * A text that may quote a file, as a label that an editor shows: one line, and nothing in it that VS Code takes for an icon (`$(flame)`)
 * or, where it shows labels as Markdown, for a link or an image. A character without width separates such marks, so the label looks as it
 * was written.
 */
export function label(text: string): string {
  return printable(text).replace(
    /\$(?=\()|!(?=\[)|<(?=[a-z][a-z\d+.-]*:)|\](?=[([])|\\(?=\])|:(?=\/\/)|\bwww(?=\.)|\b(?:mailto|xmpp)(?=:)|@(?=\S)/gi,
    `$&${joiner}`,
  );
}

/** WORD JOINER: it has no width and allows no line break. */
const joiner = '\u2060';
