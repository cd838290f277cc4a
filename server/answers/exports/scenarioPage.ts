import type { Balance } from '../../fights/asked/balance.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { balanceView } from '../fights/balanceView.ts';
import { blocksHtml, htmlElement, htmlPage } from '../html.ts';
import type { Reader } from '../reader.ts';
import { printedBlocks } from '../view/printedBlocks.ts';
import { pageStyle } from '../view/viewPage.ts';
import { cardArticle, cardStyle } from './cardsHtml.ts';
import { proseHtml } from './proseHtml.ts';
import { usedCards } from './usedCards.ts';

/**
 * A scenario as a page to print on A4: its text with its tables, its fights, and the Monsters and rules that it names.
 *
 * @param isDetailed whether the fights have all their numbers, with what is counted and assumed, and not a line each.
 */
export function scenarioPage(
  scope: Package,
  document: Document,
  balance: Balance,
  reader: Reader,
  isDetailed = false,
): string {
  const { language, words } = reader.messages;
  const cards = usedCards(scope, document, reader).map((card) => cardArticle(card, reader, 3));
  const numbers = blocksHtml(printedBlocks(balanceView(balance, reader.messages, isDetailed)), balance.name, 2);
  const fights =
    balance.fights.length > 0 ? `<section class="${isDetailed ? 'fights' : 'brief'}">\n${numbers}\n</section>` : '';
  const used =
    cards.length > 0
      ? `<section class="used">\n${htmlElement('h2', words.exports.rulesUsed)}\n<div class="cards">\n${cards.join('\n')}\n</div>\n</section>`
      : '';
  return htmlPage({
    language,
    title: balance.name,
    style: `${pageStyle}${cardStyle}${style}`,
    body: `<main>\n<div class="text">\n${proseHtml(document.getText(), document.languageId, balance.name)}\n</div>\n${fights}\n${used}\n</main>`,
  });
}

/** Larger headings for the text than on cards, and the cards at the end in two columns. */
const style = `main { columns: auto; max-width: 46rem; }
body { font-size: 11pt; }
.text h1 { font-size: 1.6em; margin: 0 0 .5em; }
.text h2, .fights h2, .brief h2, .used h2 { font-size: 1.25em; margin: 1.1em 0 .3em; padding: 0; border: none; }
.text h3, .fights h3 { font-size: 1.05em; margin: .9em 0 .2em; }
.text ul, .text ol, .fights ul { padding-left: 1.2em; }
.text ul, .fights ul { list-style: disc; }
.text li, .fights li { margin-left: 0; text-indent: 0; }
.fights, .used { break-before: page; }
.brief { break-inside: avoid; font-size: .9em; }
.cards { columns: 2 18rem; column-gap: 6mm; font-size: .85em; }
.fights h3, .cards h3 { font-style: normal; font-weight: bold; }
.cards h3 { font-size: 1.25em; margin: 0; }
.cards h4 { font-size: 1em; margin: .6em 0 0; break-after: avoid; }
.cards h3 + p { margin: .1em 0 .5em; padding-bottom: .3em; border-bottom: .5pt solid #000; font-size: .8em; }
@media print { body { font-size: 10pt; } main { max-width: none; } .cards { columns: 2; padding-right: .5mm; } }
`;
