import type { Bindings } from '../../dice/evaluation/odds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { remembered, rememberedText } from '../../queries/remembered.ts';
import type { Preview, Reader } from '../reader.ts';

/** The shown odds for a key and these values; calculated if they are not known. */
type RememberedOdds<Shown> = (key: string, bindings: Bindings, reader: Reader, workOut: () => Shown) => Shown;

/** More texts than a reader hovers over in an evening. */
const maximumRemembered = 500;

/**
 * Calculates odds once, because readers of a scenario hover over the same places again and again. The results are cached for readers with
 * the same levels and the same party.
 */
export function rememberedOdds<Shown>(): RememberedOdds<Shown> {
  const workedOut = remembered((_: Preview) =>
    rememberedText({ most: maximumRemembered }, (_: string, workOut: () => Shown) => workOut()),
  );
  return (key, bindings, reader, workOut) => workedOut(reader.preview)(keyOf(key, bindings, reader), workOut);
}

function keyOf(key: string, bindings: Bindings, { messages }: Reader): string {
  const given = [...bindings].map(
    ([name, value]) => `${name}=${typeof value === 'object' ? formatExpression(value) : value}`,
  );
  return [messages.language, key, ...given].join('\n');
}
