import type { Balance } from '../../fights/asked/balanceSteps.ts';
import { printable } from '../../text/printable.ts';
import type { Messages } from '../../wording/messages.ts';
import { balanceHead, fightsShown } from './balanceFacts.ts';
import { noteLists } from './notes.ts';

/** The fights of a scenario as the body of a page, without scripts and styles. All texts are escaped. */
function balanceHtml(balance: Balance, messages: Messages): string {
  const { balance: words } = messages.words.fights;
  const fights = fightsShown(balance, messages).map(
    ({ title, monsters, remarks, numbers }) =>
      `<section class="fight">${[
        element('h2', title),
        element('p', monsters, 'monsters'),
        ...remarks.map((text) => element('p', text, 'remark')),
        ...numbers.flatMap(({ heading, party, warriors, remarks: more }) => [
          heading === '' ? '' : element('h3', heading),
          ...more.map((text) => element('p', text, 'remark')),
          table(party, `${title}: ${words.party}`),
          table(warriors, `${title}: ${messages.words.odds.warrior}`),
        ]),
      ].join('')}</section>`,
  );
  const notes = noteLists({ ...balance, error: 0 }, messages).map(
    ({ heading, items }) => `${element('h2', heading)}<ul>${items.map((item) => element('li', item)).join('')}</ul>`,
  );
  return [
    element('h1', words.title(balance.name)),
    ...balanceHead(balance, messages).map((text) => element('p', text)),
    ...(fights.length === 0 ? [element('p', words.noFights)] : fights),
    ...(notes.length > 0 ? [`<section class="notes">${notes.join('')}</section>`] : []),
  ].join('\n');
}

/** The same as a page by itself, for a browser or a printer: nothing is loaded, and nothing runs. */
export function balancePage(balance: Balance, messages: Messages): string {
  return `<!DOCTYPE html>
<html lang="${messages.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${element('title', messages.words.fights.balance.title(balance.name))}
<style>
${style}</style>
</head>
<body>
${balanceHtml(balance, messages)}
</body>
</html>
`;
}

/** Black on white, on A4. A fight stays on one page where it fits. */
const style = `@page { size: A4; margin: 18mm 16mm; }
body { max-width: 46rem; margin: 1.5rem auto; padding: 0 1rem; color: #000; background: #fff; font: 11pt/1.4 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.5em; margin: 0 0 .6em; }
h2 { font-size: 1.15em; margin: 1.2em 0 .2em; }
h3 { font-size: 1em; font-style: italic; font-weight: normal; margin: .8em 0 .2em; }
p { margin: .3em 0; }
.monsters { font-style: italic; }
.remark { border-left: 2pt solid #000; padding-left: .6em; }
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

/** The first row names the columns, the first cell of the others the row. Empty for no rows. */
function table([head, ...rows]: readonly (readonly string[])[], label: string): string {
  if (!head) return '';
  const heads = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => element('td', cell)).join('')}</tr>`,
  );
  return `<table aria-label="${escaped(label)}"><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function element(name: string, text: string, className?: string): string {
  return `<${name}${className === undefined ? '' : ` class="${className}"`}>${escaped(text)}</${name}>`;
}

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
