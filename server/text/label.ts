import { printable } from './printable.ts';

/**
 * A text that may quote a file, as a label that an editor shows: one line, and nothing in it that VS Code takes for an icon (`$(flame)`) or,
 * where it shows labels as Markdown, for a link or an image. A sign without width keeps such marks apart, so that the label still
 * reads as it was written.
 */
export function label(text: string): string {
  return printable(text).replace(
    /\$(?=\()|!(?=\[)|<(?=[a-z][a-z\d+.-]*:)|\](?=[([])|\\(?=\])|:(?=\/\/)|\bwww(?=\.)|\b(?:mailto|xmpp)(?=:)|@(?=\S)/gi,
    `$&${joiner}`,
  );
}

/** WORD JOINER: it has no width, and no line is broken there. */
const joiner = '\u2060';
