import { type KeptInput, KeptMark, type Shorten } from './kept.ts';
import { isRecording, noteRead, unrecorded } from './reads.ts';

/**
 * What can be asked of something large, each question an input by itself. They are made when they are first read.
 */
export class Inputs {
  readonly #name: string;
  readonly #answerTo: (question: string, shorten: Shorten) => string;
  readonly #areAsked: boolean;
  readonly #known = new Map<string, KeptInput>();

  /**
   * @param name of the whole, with which its inputs are found again.
   * @param answerTo all that the answer to a question says.
   * @param areAsked whether answers are worked out and compared; else somebody must say that they have changed.
   */
  constructor(name: string, answerTo: (question: string, shorten: Shorten) => string, areAsked = false) {
    this.#areAsked = areAsked;
    this.#name = name;
    this.#answerTo = answerTo;
  }

  /** To be called by each answer to that question. */
  read(question: string): void {
    if (isRecording()) noteRead(this.of(question));
  }

  /** The input for a question. */
  of(question: string): KeptInput {
    const known = this.#known.get(question);
    if (known) return known;
    const name = `${this.#name}${separator}${question}`;
    const answer = (shorten: Shorten): string => this.#answerTo(question, shorten);
    const input = this.#areAsked ? valueInput(name, answer) : new KeptMark(name, answer);
    this.#known.set(question, input);
    return input;
  }

  /** The answer to that question is another one. */
  change(question: string): void {
    const known = this.#known.get(question);
    if (known instanceof KeptMark) known.change();
  }
}

function valueInput(name: string, answer: (shorten: Shorten) => string): KeptInput {
  return {
    name,
    isAsked: true,
    get mark() {
      return unrecorded(() => answer(asItIs));
    },
    print: answer,
  };
}

const asItIs: Shorten = (text) => text;

const separator = '\t';

/** The name of the whole and the question of such an input; the question is undefined for any other input. */
export function partsOfName(name: string): { readonly whole: string; readonly question: string | undefined } {
  const [whole = '', question] = name.split(separator);
  return { whole, question };
}
