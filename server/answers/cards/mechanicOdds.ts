import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { oddsMarkdown } from '../odds/oddsMarkdown.ts';
import { rememberedOdds } from '../odds/rememberedOdds.ts';
import type { Reader } from '../reader.ts';

const remembered = rememberedOdds<MarkdownBlock | undefined>();

/**
 * The odds of the content of an `<?odds … ?>`, or undefined if it cannot be read.
 *
 * @param shared the budget of many answers together; this one's steps are subtracted, unless it is cached.
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
