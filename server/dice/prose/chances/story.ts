/** Examples of play, in which all rolls have been made. */

import { phrases } from '../notation/pattern.ts';
import type { Break } from '../words/layout.ts';
import type { Token } from '../words/token.ts';

const stories = phrases(
  'example|examples',
  'for|as an? example|instance',
  'por ejemplo',
  'ejemplo|ejemplos',
  'e . g .',
  'in this|our|the example|game|session',
  'suppose|imagine|say|assume',
  'let us|me say|suppose|assume',
  'supongamos|supón|imagina|imaginemos|pongamos|digamos',
  'last night|time|week|session|month|year',
  'yesterday|ayer|anoche',
  'the other day|night|evening|week',
  'el otro día',
  'el sábado|domingo|viernes pasado?',
  'este|el finde',
  'este fin de semana',
  'la última|pasada vez|noche|semana|sesión',
);

/** Whether an example of play begins at a token: what is rolled there has been rolled. */
function beginsStory(tokens: readonly Token[], index: number): boolean {
  return stories.at(tokens, index) !== undefined;
}

const maximumStoryLength = 12;

/** Whether a story is told, as one reads on. */
export class Story {
  /** How many sentences of it have been read; undefined where none is told. */
  #length: number | undefined;

  get isTold(): boolean {
    return this.#length !== undefined;
  }

  /** What a break before a token does: a paragraph ends a story, and so do very many sentences. */
  cross(tokens: readonly Token[], index: number, kind: Break): void {
    if (kind !== 'sentence' || (this.#length ?? 0) >= maximumStoryLength) this.#length = undefined;
    else if (this.#length !== undefined) this.#length++;
    if (this.#length === undefined && beginsStory(tokens, index)) this.#length = 0;
  }
}
