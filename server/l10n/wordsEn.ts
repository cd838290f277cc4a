import type { Words } from './words.ts';
export const wordsEn: Words = { placeholder: '' };
