import type { StartTag } from './startTag.ts';

/**
 * Elements that were never closed, the innermost first, as they are to be reported: of one that stands directly in another of its name, and
 * could well be that one's end tag without its `/`, one sentence is said for both.
 */
export function unclosedOnes(tags: readonly StartTag[]): readonly (StartTag & { readonly isRepeated: boolean })[] {
  const reported: (StartTag & { readonly isRepeated: boolean })[] = [];
  for (let index = 0; index < tags.length; index++) {
    const tag = tags[index];
    if (!tag) continue;
    const isRepeated = tag.attributes.length === 0 && tags[index + 1]?.name === tag.name;
    reported.push({ ...tag, isRepeated });
    if (isRepeated) index++;
  }
  return reported;
}
