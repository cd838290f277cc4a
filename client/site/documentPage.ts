import { Marked, type Token } from 'marked';
import { escaped } from '../panels/pageHtml.ts';

/** A page of the documentation. */
interface DocumentPage {
  readonly title: string;
  /** Markup. */
  readonly main: string;
}

/**
 * A text in Markdown as a page.
 *
 * @param addressOf the address for the target of a link or picture, from the page; undefined for one that the site has not, which stays text.
 */
export function documentPage(markdown: string, addressOf: (target: string) => string | undefined): DocumentPage {
  let title: string | undefined;
  const ids = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const heading = plainText(tokens);
        const id = freeId(heading, ids);
        title ??= heading;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const address = /^https?:/.test(href) ? href : addressOf(href);
        return address === undefined ? content : `<a href="${escaped(address)}">${content}</a>`;
      },
      image({ href, text }) {
        const address = addressOf(href);
        return address === undefined
          ? escaped(text)
          : `<img src="${escaped(address)}" alt="${escaped(text)}" loading="lazy">`;
      },
      // The pages have no markup of their own: what looks like it is shown as it is.
      html({ text }) {
        return escaped(text);
      },
    },
  });
  const main = marked
    .parse(markdown, { async: false })
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<pre>/g, '<pre tabindex="0">');
  return { title: title ?? '', main };
}

/** The `id` of a heading as repositories on the web make it, so that links in the pages fit: `What a card does` is `what-a-card-does`. */
function freeId(heading: string, ids: Map<string, number>): string {
  const id = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
  const count = ids.get(id) ?? 0;
  ids.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

/** The text of Markdown without its marks. */
function plainText(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('');
}

function textOf(token: Token): string {
  // Its text is markup already.
  if (token.type === 'codespan') return token.raw.replace(/^`+|`+$/g, '');
  if ('tokens' in token && token.tokens) return plainText(token.tokens);
  return 'text' in token ? String(token.text) : ' ';
}
