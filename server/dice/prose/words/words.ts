/** Words that many readers of prose know. */
import { numberNamed } from '../../../text/numberWords.ts';
import type { Token } from './token.ts';

/** The word at a token, in lower case. */
export function wordAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'word' ? token.word : undefined;
}

/** The sign at a token. */
export function signAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'sign' ? token.sign : undefined;
}

/** Whether the word at a token is one of those given. */
export function isOneOf(tokens: readonly Token[], index: number, words: ReadonlySet<string>): boolean {
  const token = tokens[index];
  return token?.kind === 'word' && words.has(token.word);
}

/** Words divided by blanks. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

export const rollVerbs = wordSet(
  'roll rolls rolling throw throws throwing tirada ' +
    'tira tirar tiras tiran tirando tire tires tiren tiremos tirad tiramos tiráis tirará tirarás tirarán tiraréis tiraremos tirarse tirase tirara tirases tiraras tirasen tiraran lanzase lanzara lanzasen lanzaran tiraría tirarías tiraríamos lanzaría ' +
    'lanza lanzar lanzas lanzan lanzando lance lances lancen lancemos lanzad lanzamos lanzáis lanzará lanzarás lanzarán lanzaremos',
);
export const articles = wordSet('a an the un una el');
export const prepositions = wordSet('on en con with');
export const diceWords = wordSet('dice die dado dados');

/** The number that a word or a number token stands for: `two`, `dos`, `2`. */
export function smallNumberAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.kind === 'number') return token.value;
  if (token?.kind !== 'word' || token.word === 'once') return undefined;
  return numberNamed(token.word);
}
