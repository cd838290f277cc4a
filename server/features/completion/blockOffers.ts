import { CompletionItemKind } from 'vscode-languageserver-types';
import { placeholder, snippetText } from '../../answers/snippet.ts';
import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import { isCodeAt } from '../../text/markdown/layout.ts';
import type { Messages } from '../../wording/messages.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import { nameFromId } from '../writing/entryTemplates.ts';
import { type CompletionAsked, type Offers, offer } from './offer.ts';

/** Skeletons of the stat blocks of the page's systems, at the beginning of a line with nothing else in it, if somebody wants them; none in XML. */
export function blockOffers({ scope, document, place, reader, cause }: CompletionAsked): Offers | undefined {
  const { section, offset } = place;
  if (cause !== 'wanted' || document.format?.isXml !== false) return undefined;
  const before = section.text.slice(section.text.lastIndexOf('\n', offset - 1) + 1, offset);
  const behind = /^[^\r\n]*/.exec(section.text.slice(offset))?.[0] ?? '';
  const isAlone = /^\p{L}{0,12}$/u.test(before) && behind.trim() === '';
  if (!isAlone || isCodeAt(section.text, layoutOf(document, section), offset)) return undefined;
  const { blocks: words, writing } = reader.messages.words;
  const offers = scope.systemsOf(document).flatMap((id) => {
    const system = systems.find((one) => one === id);
    if (!system) return [];
    return offer({
      label: words.skeletons[system],
      kind: CompletionItemKind.Snippet,
      filterText: words.skeletons[system],
      newText: skeleton(system, nameFromId(writing.samples.monsterId), words),
      isSnippet: true,
    });
  });
  return { offers, span: { start: offset - before.length, end: offset }, from: orderOfSkeletons };
}

/** Behind the abilities. */
const orderOfSkeletons = 9900;

const battleProfile = [
  'movement 4',
  'weapon-skill 3',
  'ballistic-skill 3',
  'strength 3',
  'toughness 3',
  'wounds 1',
  'initiative 3',
  'attacks 1',
  'leadership 7',
] as const;

/** The values of a block with those of an ordinary opponent. */
const profiles: Readonly<Record<FightSystem, readonly `${ValueName} ${string}`[]>> = {
  'warhammer-quest': ['weapon-skill 3', 'strength 3', 'toughness 3', 'wounds 3', 'attacks 1', 'damage 1D6', 'armour 0'],
  gamebook: ['weapon-skill 3', 'strength 3', 'toughness 3', 'wounds 10', 'attacks 1'],
  mordheim: battleProfile,
  wfb: battleProfile,
};

const systems = ['warhammer-quest', 'gamebook', 'mordheim', 'wfb'] as const satisfies readonly FightSystem[];

/** A line, or a Markdown table; below it, in a gamebook, the weapons, who attacks first, and the saves. */
function skeleton(system: FightSystem, name: string, { letters, parts }: Messages['words']['blocks']): string {
  let stop = 0;
  const next = (text: string): string => placeholder(++stop, text);
  const named = next(name);
  const all: Readonly<Record<string, string>> = letters;
  const values = profiles[system].map((one) => {
    const [value = '', usual = ''] = one.split(' ');
    return { letter: snippetText(all[value] ?? ''), usual: next(usual) };
  });
  if (system === 'warhammer-quest')
    return `${named}: ${values.map(({ letter, usual }) => `${letter} ${usual}`).join(', ')}$0`;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [
    line([snippetText(parts.name), ...values.map(({ letter }) => letter)]),
    line(['---', ...values.map(() => '---')]),
    line([named, ...values.map(({ usual }) => usual)]),
  ].join('\n');
  if (system !== 'gamebook') return `${table}$0`;
  const gun = `${next(parts.ranged)} (${letters.strength} ${next('3')}, D ${next('2')})`;
  const blade = `${next(parts.close)} (x${next('1')})`;
  return [
    table,
    `**${parts.weapons}:** ${gun}, ${blade}`,
    `**${parts.initiative.slice(0, 1).toUpperCase()}${parts.initiative.slice(1)}:** ${next(parts.you)}`,
    `**${parts.saves}:** ${parts.armour} (${next('5')})$0`,
  ].join('\n\n');
}
