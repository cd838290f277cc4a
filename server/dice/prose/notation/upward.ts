import { phrases } from './pattern.ts';

/** Behind a number: that or more. */
export const upward = phrases(
  'needed|required',
  'upwards|onwards|onward|minimum|mínimo',
  'en adelante',
  'para arriba',
  'at least',
  'como mínimo',
  'al menos',
  'por lo menos',
);
