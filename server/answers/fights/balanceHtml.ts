import type { Balance } from '../../fights/asked/balance.ts';
import type { Messages } from '../../wording/messages.ts';
import { blocksHtml, htmlElement, htmlPage, htmlTable } from '../html.ts';
import { balanceHead, fightsShown, shownFightBlocks } from './balanceFacts.ts';
import { noteBlocks } from './notes.ts';

/**
 * The fights of a scenario as a part of a page.
 *
 * @param level of its first heading, 1 to 4.
 */
export function balanceHtml(balance: Balance, messages: Messages, level: number): string {
  const { balance: words } = messages.words.fights;
  const fights = fightsShown(balance, messages).map(
    (fight) => `<section class="fight">\n${blocksHtml(shownFightBlocks(fight), fight.title, level)}\n</section>`,
  );
  const notes = blocksHtml(noteBlocks({ ...balance, error: 0 }, messages), balance.name, level);
  return [
    htmlElement(`h${level}`, words.title(balance.name)),
    ...balanceHead(balance, messages).map((text) => htmlElement('p', text)),
    ...(fights.length === 0 ? [htmlElement('p', words.noFights)] : fights),
    ...(notes === '' ? [] : [`<section class="notes">\n${notes}\n</section>`]),
  ].join('\n');
}

/**
 * A line for each fight of a scenario, for a party that is healed before it.
 *
 * @param level of the heading, 1 to 6.
 */
export function fightLinesHtml(balance: Balance, messages: Messages, level: number): string {
  const { balance: words } = messages.words.fights;
  const fights = fightsShown(balance, messages);
  const rows = fights.flatMap(({ title, numbers }) => {
    const lines = numbers.flatMap(({ heading, party: [, row] }) => (row ? [{ heading, cells: row.slice(1) }] : []));
    const isOne = new Set(lines.map(({ cells }) => cells.join('|'))).size < 2;
    return (isOne ? lines.slice(0, 1) : lines).map(({ heading, cells }) => {
      return [isOne ? title : `${title} · ${heading}`, ...cells];
    });
  });
  const [head] = fights.flatMap(({ numbers }) => numbers.flatMap(({ party: [first] }) => (first ? [first] : [])));
  const others = fights
    .filter(({ numbers }) => numbers.every(({ party }) => party.length === 0))
    .flatMap(({ title, remarks, numbers }) =>
      [...remarks, ...numbers.flatMap((one) => one.remarks)].map((text) => `${title}: ${text}`),
    );
  return [
    htmlElement(`h${level}`, words.title(balance.name)),
    ...balanceHead({ ...balance, fights: [] }, messages).map((text) => htmlElement('p', text)),
    htmlTable(head ? [[words.fight, ...head.slice(1)], ...rows] : [], words.title(balance.name)),
    ...others.map((text) => htmlElement('p', text, 'remark')),
  ].join('\n');
}

/** All of it as a page by itself, for a browser or a printer. */
export function balancePage(balance: Balance, messages: Messages): string {
  const title = messages.words.fights.balance.title(balance.name);
  return htmlPage({ language: messages.language, title, style: fightStyle, body: balanceHtml(balance, messages, 1) });
}

/** Black on white, on A4. A fight stays on one page where it fits. */
export const fightStyle = `@page { size: A4; margin: 18mm 16mm; }
body { max-width: 46rem; margin: 1.5rem auto; padding: 0 1rem; color: #000; background: #fff; font: 11pt/1.4 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.5em; margin: 0 0 .6em; }
h2 { font-size: 1.15em; margin: 1.2em 0 .2em; }
h3 { font-size: 1em; font-style: italic; font-weight: normal; margin: .8em 0 .2em; }
p { margin: .3em 0; }
.fight { border-top: 1pt solid #000; margin-top: 1em; break-inside: avoid; }
.notes { border-top: 1pt solid #000; margin-top: 1.2em; font-size: .9em; }
.notes h2 { break-after: avoid; }
table { width: 100%; border-collapse: collapse; margin: .5em 0; font-variant-numeric: tabular-nums; }
th, td { padding: .15em .5em; text-align: right; border-bottom: .5pt solid #000; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
thead th { border-bottom-width: 1pt; vertical-align: bottom; }
tbody th { font-weight: normal; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } }
`;
