import { markdownBlocks } from '../../text/markdown/blocks.ts';
import { commentsIn } from '../../text/markdown/comments.ts';
import { frontMatterEnd } from '../../text/markdown/frontMatter.ts';
import { blanked } from '../../text/markdown/hidden.ts';
import { printableLines } from '../../text/printable.ts';
import { textHtml } from '../html.ts';

/**
 * The text of a scenario as HTML, without front matter and comments.
 *
 * @param label the name of its tables.
 */
export function proseHtml(text: string, languageId: string, label: string): string {
  const isMarkdown = languageId === 'markdown';
  const comments = isMarkdown ? markdownBlocks(text).comments : commentsIn(text);
  return textHtml(printableLines(blanked(text, comments).slice(frontMatterEnd(text))), label, !isMarkdown);
}
