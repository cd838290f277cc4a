import { type ParseError, report } from './parseError.ts';
import type { StartTag } from './startTag.ts';

/** Adds the errors of unclosed elements, whose start tags are given with the innermost first. */
export function reportUnclosed(errors: ParseError[], unclosed: readonly StartTag[], isEndOfEntry: boolean): void {
  for (const { name, nameSpan, isRepeated } of unclosedOnes(unclosed)) {
    // One error names all the end tags that are missing at the end of the text.
    const isOutermost = nameSpan === unclosed.at(-1)?.nameSpan;
    if (isEndOfEntry && !isRepeated && !isOutermost) continue;
    const endTags = isEndOfEntry && !isRepeated ? unclosed.map((tag) => `</${tag.name}>`).join('') : `</${name}>`;
    report(errors, { kind: 'unclosedElement', name, endTags, isRepeated, span: nameSpan });
  }
}

/**
 * Unclosed elements as they are reported, the innermost first. An element directly in another of the same name may be that element's end
 * tag without its `/`, so both have one error.
 */
function unclosedOnes(tags: readonly StartTag[]): readonly (StartTag & { readonly isRepeated: boolean })[] {
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
