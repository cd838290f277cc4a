import type { Words } from './words.ts';
export const wordsEs: Words = { placeholder: '' };
