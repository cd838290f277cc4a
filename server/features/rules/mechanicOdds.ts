import type { Expression } from '../../dice/expression.ts';
import { formatExpression } from '../../dice/format.ts';
import type { Bindings } from '../../dice/odds.ts';
import { parseAnnotation } from '../../dice/parse.ts';
import type { MarkdownBlock } from '../markdown.ts';
import { oddsMarkdown } from '../odds/oddsMarkdown.ts';
import type { Preview, Reader } from '../reader.ts';

/** What is remembered for readers who play at these levels, with this party. */
const remembered = new WeakMap<Preview, Map<string, MarkdownBlock>>();

/** More than anybody hovers over in an evening. */
const mostRemembered = 500;

/**
 * The odds of the content of an `<?odds … ?>`, or undefined where it cannot be read. They are worked out once: whoever reads a
 * scenario hovers over the same abilities again and again.
 */
export function mechanicOdds(source: string, bindings: Bindings, reader: Reader): MarkdownBlock | undefined {
  const known = remembered.get(reader.preview) ?? new Map<string, MarkdownBlock>();
  remembered.set(reader.preview, known);
  const key = keyOf(source, bindings, reader);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { annotation } = parseAnnotation(source);
  if (!annotation) return undefined;
  const odds = oddsMarkdown(annotation, bindings, reader);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, odds);
  return odds;
}

function keyOf(source: string, bindings: Bindings, { messages }: Reader): string {
  const given = [...bindings].map(
    ([name, value]) => `${name}=${isExpression(value) ? formatExpression(value) : value}`,
  );
  return [messages.language, source, ...given].join('\n');
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null;
}
