import { blocksHtml, htmlElement, htmlPage } from '../html.ts';
import { plainTextOf } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { type Card, cardBlocks } from './card.ts';

/** `a4`: as many cards as fit, in two columns; `a6`: each card begins on its own page. */
type Paper = 'a4' | 'a6';

/** Cards as a page by itself, to read in a browser or to print in black on white. */
export function cardsHtml(cards: readonly Card[], reader: Pick<Reader, 'messages'>, paper: Paper): string {
  const { words, language } = reader.messages;
  const [first, ...others] = cards;
  const isOne = first !== undefined && others.length === 0;
  const title = isOne ? first.name : words.exports.title(cards.length);
  const articles = cards.map((card) => cardArticle(card, reader, isOne ? 1 : 2));
  return htmlPage({
    language,
    title,
    style: `${cardStyle}${paperStyles[paper]}`,
    body: `${isOne ? '' : `${htmlElement('h1', title, 'title')}\n`}<main>\n${articles.join('\n')}\n</main>`,
  });
}

/**
 * A card as an element of a page with `cardStyle`.
 *
 * @param level of the heading with its name, 1 to 5.
 */
export function cardArticle(card: Card, reader: Pick<Reader, 'messages'>, level: number): string {
  const blocks = cardBlocks(card, reader);
  const other = card.language === reader.messages.language ? '' : ` lang="${card.language}"`;
  const short = plainTextOf(blocks).length <= longestWhole ? ' class="short"' : '';
  return `<article${short}${other}>\n${blocksHtml(blocks, card.name, level)}\n</article>`;
}

/** A card with more letters is longer than a column of A4, so it may be divided. */
const longestWhole = 2500;

/** Black on white: the frames, headings and tables of cards. */
export const cardStyle = `body { margin: 1.5rem auto; padding: 0 1rem; color: #000; background: #fff; font: 10pt/1.35 Georgia, "Times New Roman", serif; }
main { max-width: 60rem; }
.title { font-size: 1.1em; margin-bottom: 3mm; }
article { margin: 0 0 4mm; padding: 3mm; border: 1pt solid #000; overflow-wrap: anywhere; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.short { break-inside: avoid; }
h1, h2, h3 { margin: 0; font-size: 1.25em; line-height: 1.2; break-after: avoid; }
h1 ~ h2, h2 ~ h3 { margin: .6em 0 0; font-size: 1em; }
article > h1 + p, article > h2 + p { margin: .1em 0 .5em; padding-bottom: .3em; border-bottom: .5pt solid #000; font-size: .8em; }
p { margin: .3em 0; orphans: 2; widows: 2; }
article > :first-child + p { break-after: avoid; }
code { font: inherit; }
pre { white-space: pre-wrap; }
ul { margin: .3em 0; padding-left: 0; list-style: none; }
li { margin: .15em 0 .15em .9em; text-indent: -.9em; break-inside: avoid; }
li ul { padding-left: 1em; }
li li { text-indent: -.9em; }
table { width: 100%; border-collapse: collapse; margin: .4em 0; font-size: .85em; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .15em .25em; text-align: center; border-bottom: .5pt solid #000; }
thead th { border-bottom-width: 1pt; vertical-align: bottom; }
tbody th { font-weight: normal; }
tr { break-inside: avoid; }
`;

const paperStyles: Readonly<Record<Paper, string>> = {
  a4: `@page { size: A4; margin: 12mm; }
main { columns: 2 20rem; column-gap: 6mm; }
@media print { body { margin: 0; padding: 0; font-size: 9pt; } main { max-width: none; padding-right: .5mm; columns: 2; column-fill: auto; } }
`,
  a6: `@page { size: 105mm 148mm; margin: 6mm; }
main { max-width: 24rem; }
@media print { body { margin: 0; padding: 0; font-size: 8pt; } main { max-width: none; } .title { display: none; } article { margin: 0; padding: 0; border: 0; } article + article { break-before: page; } }
`,
};
