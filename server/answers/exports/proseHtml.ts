import { Marked } from 'marked';
import { markdownBlocks } from '../../text/markdown/blocks.ts';
import { commentsIn } from '../../text/markdown/comments.ts';
import { frontMatterEnd } from '../../text/markdown/frontMatter.ts';
import { blanked } from '../../text/markdown/hidden.ts';
import { printableLines } from '../../text/printable.ts';
import { htmlElement } from '../html.ts';

const none = (): undefined => undefined;

/** A reader of Markdown that does not know some of its marks. Links and pictures become their texts, and markup of HTML is left out. */
function reader(...unknown: readonly string[]): Marked {
  return new Marked({
    tokenizer: Object.fromEntries(unknown.map((mark) => [mark, none])),
    renderer: {
      html: () => '',
      link: function ({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      image: ({ text }) => htmlElement('i', text),
    },
  });
}

/** What is indented in a scenario is no code. */
const ofMarkdown = reader('code');

/** Plain text has headings, lists and tables too. */
const ofText = reader(
  ...[
    'code',
    'fences',
    'html',
    'def',
    'emStrong',
    'codespan',
    'link',
    'reflink',
    'del',
    'tag',
    'escape',
    'autolink',
    'url',
  ],
);

/** The text of a scenario as HTML, without front matter and comments. */
export function proseHtml(text: string, languageId: string): string {
  const isMarkdown = languageId === 'markdown';
  const comments = isMarkdown ? markdownBlocks(text).comments : commentsIn(text);
  const own = printableLines(blanked(text, comments).slice(frontMatterEnd(text)));
  return (isMarkdown ? ofMarkdown : ofText).parse(own, { async: false });
}
