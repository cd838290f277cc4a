import { Marked } from 'marked';
import { printable } from '../text/printable.ts';
import { unescapeText } from '../xml/references.ts';
import { type MarkdownBlock, markdownOf } from './markdown.ts';

/** A page by itself; only this file makes HTML of what the program answers. */
interface PageParts {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Any text. */
  readonly title: string;
  /** Our own CSS, without any text of a package. */
  readonly style: string;
  /** Made by the functions of this file. */
  readonly body: string;
}

/** A page for a browser or a printer: nothing is loaded, and nothing runs. */
export function htmlPage({ language, title, style, body }: PageParts): string {
  return `<!DOCTYPE html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${htmlElement('title', title)}
<style>
${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** An element with a text, in which nothing is markup. */
export function htmlElement(name: string, text: string, className?: string): string {
  return `<${name}${className === undefined ? '' : ` class="${className}"`}>${escaped(text)}</${name}>`;
}

/**
 * Blocks as HTML, the same that `markdownOf` writes as Markdown. Commands of an editor become text.
 *
 * @param label the name of a table for readers who do not see what is above it.
 * @param level of the first heading, 1 to 4; deeper ones are below it.
 */
export function blocksHtml(blocks: readonly MarkdownBlock[], label: string, level: number): string {
  return textHtml(markdownOf(blocks, '', level), label);
}

/**
 * A text in Markdown as HTML. Links, pictures and markup become their texts.
 *
 * @param isPlain for a text with headings, lists and tables alone.
 */
export function textHtml(text: string, label: string, isPlain = false): string {
  const html = (isPlain ? ofText : ofMarkdown).parse(text, { async: false }).trim();
  // A function, because a label may have `$&` in it.
  return html.replaceAll('<table>', () => `<table aria-label="${escaped(label)}">`);
}

/** A reader of Markdown that does not know some of its marks. */
function reader(...unknown: readonly string[]): Marked {
  return new Marked({
    tokenizer: Object.fromEntries(unknown.map((mark) => [mark, () => undefined])),
    renderer: {
      html: ({ text, block }) => (block ? htmlElement('p', unescapeText(text.replace(/<[^>]*>/g, ' ')).trim()) : ''),
      link: function ({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      image: ({ text }) => htmlElement('i', text),
      // The first cell names its row.
      tablerow: ({ text }) => `<tr>${text.replace(/^<td[^>]*>([\s\S]*?)<\/td>/, '<th scope="row">$1</th>')}</tr>`,
    },
  });
}

/** What is indented in a scenario is no code. */
const ofMarkdown = reader('code');

const ofText = reader(
  ...['code', 'fences', 'html', 'def', 'emStrong', 'codespan', 'link', 'reflink', 'del', 'tag', 'escape', 'autolink'],
  'url',
);

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return printable(text).replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
}
