import type { Span } from '../../server/text/span.ts';
import { type Failure, signatureOf } from './failure.ts';
import type { DocumentInput, EditsInput, Input } from './input.ts';

/** Tries an input; undefined if nothing is wrong with it. */
type Try = (input: Input) => Promise<Failure | undefined>;

/** Trying costs a second where the input hangs. */
const mostTries = { throw: 600, difference: 600, hang: 40 };

/** A failure of the same signature with as little input as can be found with some hundred tries: parts are left out, large ones first. An expression stays. */
export async function minimised(failure: Failure, tryInput: Try): Promise<Failure> {
  const signature = signatureOf(failure);
  let least = failure;
  let left = mostTries[failure.kind];
  const accept = async (input: Input): Promise<boolean> => {
    if (left-- <= 0) return false;
    const found = await tryInput(input);
    if (!found || signatureOf(found) !== signature) return false;
    least = found;
    return true;
  };
  const { input } = failure;
  if ('steps' in input) await shrinkEdits(input, accept);
  else if ('text' in input) await shrinkDocument(input, failure, accept);
  return least;
}

type Accept = (input: Input) => Promise<boolean>;

async function shrinkDocument(input: DocumentInput, { stage, span }: Failure, accept: Accept): Promise<void> {
  const focused: DocumentInput = { ...input, focus: { stage, span } };
  const isSame = await accept(focused);
  await shrinkText(input.text, (text, map) => {
    return accept(isSame ? { ...focused, text, focus: { stage, span: map(span) } } : { ...input, text });
  });
}

async function shrinkEdits(input: EditsInput, accept: Accept): Promise<void> {
  let least = input;
  const tryOut = async (smaller: EditsInput): Promise<boolean> => {
    const isSame = await accept(smaller);
    if (isSame) least = smaller;
    return isSame;
  };
  for (let index = input.steps.length - 1; index >= 0; index--) {
    await tryOut({ ...least, steps: least.steps.toSpliced(index, 1) });
  }
  for (const [index, file] of input.files.entries()) {
    await shrinkText(file.text, (text) => tryOut({ ...least, files: least.files.with(index, { ...file, text }) }));
  }
}

/** Leaves out parts of a text, halves first and single units last, as long as what is left is accepted. `map` says where a span is then. */
async function shrinkText(
  text: string,
  accept: (text: string, map: (span: Span) => Span) => Promise<boolean>,
): Promise<void> {
  let kept = [...text.matchAll(/[\s\S]/gu)].map(({ 0: character, index }) => ({ character, index }));
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length; ) {
      const smaller = kept.toSpliced(at, size);
      const map = (offset: number): number => joined(smaller.filter(({ index }) => index < offset)).length;
      const shorter = joined(smaller);
      if (await accept(shorter, ({ start, end }) => ({ start: map(start), end: map(end) }))) kept = smaller;
      else at += size;
    }
  }
}

function joined(characters: readonly { readonly character: string }[]): string {
  return characters.map(({ character }) => character).join('');
}
