import type { StartTag } from './startTag.ts';

/**
 * Unclosed elements as they are reported, the innermost first. An element directly in another of the same name may be that element's end
 * tag without its `/`, so both have one error.
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
