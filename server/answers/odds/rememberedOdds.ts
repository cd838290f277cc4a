import type { Bindings } from '../../dice/evaluation/odds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import type { Preview, Reader } from '../reader.ts';

/** Gives what is shown of the odds that the key stands for, with these values; works it out if it is not known. */
type RememberedOdds<Shown> = (key: string, bindings: Bindings, reader: Reader, workOut: () => Shown) => Shown;

/** More than anybody hovers over in an evening. */
const mostRemembered = 500;

/**
 * Works out odds once: whoever reads a scenario hovers over the same places again and again. What is remembered is true for readers who play
 * at the same levels, with the same party.
 */
export function rememberedOdds<Shown>(): RememberedOdds<Shown> {
  const remembered = new WeakMap<Preview, Map<string, { readonly shown: Shown }>>();
  return (key, bindings, reader, workOut) => {
    const known = remembered.get(reader.preview) ?? new Map<string, { readonly shown: Shown }>();
    remembered.set(reader.preview, known);
    const whole = keyOf(key, bindings, reader);
    const found = known.get(whole);
    if (found) return found.shown;
    const shown = workOut();
    if (known.size >= mostRemembered) known.clear();
    known.set(whole, { shown });
    return shown;
  };
}

function keyOf(key: string, bindings: Bindings, { messages }: Reader): string {
  const given = [...bindings].map(
    ([name, value]) => `${name}=${typeof value === 'object' ? formatExpression(value) : value}`,
  );
  return [messages.language, key, ...given].join('\n');
}
