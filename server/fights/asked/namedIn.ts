import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf } from '../../workspace/rules/mentions.ts';
import { abilitiesIn } from '../blocks/parts.ts';
import { maySkillStand } from '../blocks/valueNames.ts';
import { foldedName } from './foldedName.ts';
import { monstersNamed } from './monstersNamed.ts';
import { type ReadCount, readCount } from './readCount.ts';

/** A place where a sentence names Monsters: `6 Goblins (Ambush 5+, Fear 4)`. Offsets count in the sentence. */
export interface NamedMonsters {
  readonly start: number;
  /** Behind the brackets. */
  readonly end: number;
  /** As written, without number, article and brackets. */
  readonly name: string;
  readonly count: Pick<ReadCount, 'count' | 'dice' | 'isDefinite'>;
  /** What stands in brackets behind the name. */
  readonly brackets: string;
  /** Whether Monsters have that name, or abilities stand behind it. */
  readonly isKnown: boolean;
}

/** The longest name of a Monster has six words. */
const wordsAhead = /^[\p{L}\d'’-]+(?: +[\p{L}\d'’-]+){0,5}/u;

/** A name that no entry has: capitals, and what is not written with them in names. */
const capitals = /^\p{Lu}[\p{Ll}'’-]{2,}(?: +(?:(?:of|de|del)(?: +(?:the|la|los|las))? +)?\p{Lu}[\p{Ll}'’-]+)*$/u;

/** Things that the game writes with capitals, and that are counted. */
const noMonsters =
  /\b(?:warriors?|guerreros?|players?|jugador(?:es)?|wounds?|heridas?|attacks?|ataques?|turns?|turnos?|gold|oro|treasures?|tesoros?|cards?|cartas?|events?|eventos?|doors?|puertas?|dice|dados?|points?|puntos?|monsters?|monstruos?)\b/i;

/**
 * The Monsters that a sentence names, in order. An unknown name has a number in front: with abilities or a stat block in brackets behind it,
 * it is one of Monsters; without them, it may be.
 *
 * @param own plain names of stat blocks in the text.
 */
export function namedIn(scope: Package, text: string, own: (plain: string) => boolean): readonly NamedMonsters[] {
  const found: NamedMonsters[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\d+'’-])[\p{L}\d]/gu)) {
    if (index < from) continue;
    const named = namedAt(scope, text, index, own);
    if (!named) continue;
    found.push(named);
    from = named.end;
  }
  return found;
}

function namedAt(
  scope: Package,
  text: string,
  start: number,
  own: (plain: string) => boolean,
): NamedMonsters | undefined {
  const ahead = text.slice(start, start + maximumLength);
  const { rest, ...count } = readCount(ahead);
  const at = start + ahead.length - rest.length;
  const isCounted = count.count !== undefined || count.dice !== undefined || count.isDefinite;
  const words = wordsAhead.exec(rest)?.[0].match(/ *[^ ]+/g) ?? [];
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join('');
    // Without a number only a name with a capital is one: `Skarsnik waits`.
    if (!isCounted && !/^\p{Lu}/u.test(name)) continue;
    const isKnown = own(foldedName(name)) || monstersNamed(scope, name).length > 0;
    const behind = isCounted ? undefined : countBehind(text, at + name.length);
    const { content, end } = bracketsAt(text, behind?.end ?? at + name.length);
    const hasAbilities =
      maySkillStand(content) || bracketItems(content).some((item) => mentionOf(scope, item) !== undefined);
    const isCountedName = (count.count ?? count.dice) !== undefined && /^\p{Lu}/u.test(name);
    const isOpen =
      isCountedName && (count.count !== 1 || /^\d/.test(ahead)) && capitals.test(name) && !noMonsters.test(name);
    if (isKnown || (isCountedName && hasAbilities) || isOpen)
      return { start, end, name, count: behind?.count ?? count, brackets: content, isKnown: isKnown || hasAbilities };
  }
  return undefined;
}

/** `Giant Rats x6`: the number behind a name. */
function countBehind(
  text: string,
  at: number,
): { readonly count: NamedMonsters['count']; readonly end: number } | undefined {
  const [all, figure] = /^\s*[x×]\s?(\d{1,3})(?![\p{L}\d])/iu.exec(text.slice(at, at + maximumLength)) ?? [];
  return all === undefined ? undefined : { count: { count: Number(figure), isDefinite: false }, end: at + all.length };
}

/** Enough for a number, a name and what stands between. */
const maximumLength = 120;

/** The content of the brackets behind a name, which may have others within. Longer ones are no list of abilities. */
function bracketsAt(text: string, at: number): { readonly content: string; readonly end: number } {
  brackets.lastIndex = at;
  const [all = '', content = ''] = brackets.exec(text) ?? [];
  return { content, end: at + all.length };
}

const brackets = /\s*\(((?:[^()]|\([^()]*\)){0,400})\)/y;

/** The items of a list, without dividing what stands in brackets within. */
export function bracketItems(list: string): readonly string[] {
  return abilitiesIn(list.replace(/\s+(?:and|y|e)\s+(?![^(]*\))/gi, ', '));
}
