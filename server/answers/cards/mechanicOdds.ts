import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { oddsMarkdown } from '../odds/oddsMarkdown.ts';
import { rememberedOdds } from '../odds/rememberedOdds.ts';
import type { Reader } from '../reader.ts';

const remembered = rememberedOdds<MarkdownBlock | undefined>();

/**
 * The odds of the content of an `<?odds … ?>`, or undefined where it cannot be read.
 *
 * @param shared what many answers may take together; what this one has needed is taken from it, and nothing for what is known already.
 */
export function mechanicOdds(
  source: string,
  bindings: Bindings,
  reader: Reader,
  shared: Budget,
): MarkdownBlock | undefined {
  return remembered(source, bindings, reader, () => {
    const { annotation } = parseAnnotation(source);
    return annotation && oddsMarkdown(annotation, bindings, reader, shared);
  });
}
