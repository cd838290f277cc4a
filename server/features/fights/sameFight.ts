import type { Fight } from '../../fights/fight.ts';
import { rememberedText } from '../../queries/remembered.ts';

/** One object for all fights that are alike, so that what is known of one is known of the others. */
export function sameFight(fight: Fight): Fight {
  const text = JSON.stringify(fight, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value instanceof Map ? [...value] : value,
  );
  return firstOf(text, fight);
}

const firstOf = rememberedText({ most: 300 }, (_, fight: Fight) => fight);
