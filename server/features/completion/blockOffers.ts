import { CompletionItemKind } from 'vscode-languageserver-types';
import { placeholder, snippetText } from '../../answers/snippet.ts';
import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import { isCodeAt } from '../../text/markdown/layout.ts';
import type { Span } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import { nameFromId } from '../writing/entryTemplates.ts';
import { begunTagAt } from './elementOffers.ts';
import { type CompletionAsked, type Offers, offer } from './offer.ts';

/** Skeletons of the stat blocks of the page's systems, at the beginning of a line with nothing else in it, if somebody wants them; none in XML. */
export function blockOffers(asked: CompletionAsked): Offers | undefined {
  const { document, place, cause } = asked;
  const { section, offset } = place;
  if (cause !== 'wanted' || document.format?.isXml !== false) return undefined;
  const before = section.text.slice(section.text.lastIndexOf('\n', offset - 1) + 1, offset);
  const behind = /^[^\r\n]*/.exec(section.text.slice(offset))?.[0] ?? '';
  const isAlone = /^\p{L}{0,12}$/u.test(before) && behind.trim() === '';
  if (!isAlone || isCodeAt(section.text, layoutOf(document, section), offset)) return undefined;
  const span = { start: offset - before.length, end: offset };
  return skeletons(asked, span, (system, ...words) =>
    (system === 'warhammer-quest' ? questLine : pageTable)(system, ...words),
  );
}

/** The same as tables of elements, where a `<table>` may stand: the text behind its `<`. */
export function blockElementOffers(asked: CompletionAsked): Offers | undefined {
  const tag = begunTagAt(asked);
  if (!tag?.isBare || !tag.names.includes('table') || tag.parents.length < 2) return undefined;
  return skeletons(asked, tag.span, elementTable, 'table');
}

function skeletons(
  { scope, document, reader }: CompletionAsked,
  span: Span,
  skeleton: (system: FightSystem, name: string, words: Messages['words']['blocks']) => string,
  filterText?: string,
): Offers {
  const { blocks: words, writing } = reader.messages.words;
  const systems = scope.systemsOf(document).flatMap((id) => profiles.find(([system]) => system === id)?.[0] ?? []);
  const offers = systems.map((system) =>
    offer({
      label: words.skeletons[system],
      kind: CompletionItemKind.Snippet,
      filterText: filterText ?? words.skeletons[system],
      newText: skeleton(system, nameFromId(writing.samples.monsterId), words),
      isSnippet: true,
    }),
  );
  return { offers, span, from: orderOfSkeletons };
}

/** Behind the abilities, and behind the elements. */
const orderOfSkeletons = 9900;

/** The values of a block with those of an ordinary opponent. */
const profiles: readonly (readonly [FightSystem, readonly (readonly [ValueName, string])[]])[] = [
  [
    'warhammer-quest',
    [
      ['weapon-skill', '3'],
      ['strength', '3'],
      ['toughness', '3'],
      ['wounds', '3'],
      ['attacks', '1'],
      ['damage', '1D6'],
      ['armour', '0'],
    ],
  ],
  [
    'gamebook',
    [
      ['weapon-skill', '3'],
      ['strength', '3'],
      ['toughness', '3'],
      ['wounds', '10'],
      ['attacks', '1'],
    ],
  ],
  ...(['mordheim', 'wfb'] as const).map(
    (system) =>
      [
        system,
        [
          ['movement', '4'],
          ['weapon-skill', '3'],
          ['ballistic-skill', '3'],
          ['strength', '3'],
          ['toughness', '3'],
          ['wounds', '1'],
          ['initiative', '3'],
          ['attacks', '1'],
          ['leadership', '7'],
        ],
      ] as const,
  ),
];

function profileOf(system: FightSystem): readonly (readonly [ValueName, string])[] {
  return profiles.find(([one]) => one === system)?.[1] ?? [];
}

function questLine(system: FightSystem, name: string, { letters }: Messages['words']['blocks']): string {
  const values = profileOf(system).map(([value, usual], index) => `${letters[value]} ${placeholder(index + 2, usual)}`);
  return `${placeholder(1, name)}: ${values.join(', ')}$0`;
}

/** A Markdown table; below it, in a gamebook, the weapons, who attacks first, and the saves. */
function pageTable(system: FightSystem, name: string, { letters, parts }: Messages['words']['blocks']): string {
  const profile = profileOf(system);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [
    line([parts.name, ...profile.map(([value]) => letters[value])].map(snippetText)),
    line(['---', ...profile.map(() => '---')]),
    line([placeholder(1, name), ...profile.map(([, usual], index) => placeholder(index + 2, usual))]),
  ].join('\n');
  if (system !== 'gamebook') return `${table}$0`;
  const next = profile.length + 2;
  const gun = `${placeholder(next, parts.ranged)} (${letters.strength} ${placeholder(next + 1, '3')}, D ${placeholder(next + 2, '2')})`;
  const blade = `${placeholder(next + 3, parts.close)} (x${placeholder(next + 4, '1')})`;
  return [
    table,
    `**${parts.weapons}:** ${gun}, ${blade}`,
    `**${parts.initiative.slice(0, 1).toUpperCase()}${parts.initiative.slice(1)}:** ${placeholder(next + 5, parts.you)}`,
    `**${parts.saves}:** ${parts.armour} (${placeholder(next + 6, '5')})$0`,
  ].join('\n\n');
}

function elementTable(system: FightSystem, name: string, { letters, parts }: Messages['words']['blocks']): string {
  const profile = profileOf(system);
  const row = (cells: readonly string[]): string => `  <tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return [
    'table>',
    row([parts.name, ...profile.map(([value]) => letters[value])].map(snippetText)),
    row([placeholder(1, name), ...profile.map(([, usual], index) => placeholder(index + 2, usual))]),
    '</table>$0',
  ].join('\n');
}
