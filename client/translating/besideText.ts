/** Where the source of an entry stands beside its translation. */
interface BesidePlace {
  /** The translation's lines from the first visible one to the entry. */
  readonly above: readonly string[];
  /** Whether long lines of the translation are wrapped. */
  readonly isWrapped: boolean;
  /** The number of further lines above the entry: of the breadcrumbs, and of lenses. */
  readonly further: number;
}

/**
 * A source with lines above it that look empty, so that in an editor of the same width it is as high up as its entry. Where the lines of the
 * translation are wrapped, those above are wrapped in the same places.
 */
export function besideText(source: string, { above, isWrapped, further }: BesidePlace): string {
  const empty = above.map((line) => (isWrapped ? blankLike(line) : ''));
  return [...Array.from({ length: further }, () => ''), ...empty, source].join('\n');
}

/** As wide as the line, with a space where VS Code may break it, and no-break spaces elsewhere. */
function blankLike(line: string): string {
  return line.replace(/[^ \t})\]?|/&.,;¢°′″‰℃、。]/gu, '\u00a0').replace(/[})\]?|/&.,;¢°′″‰℃、。]/g, ' ');
}
