import { type Piece, textAt } from '../../hosts/cache/keptRun.ts';
import { printablePainted } from '../../report/paint.ts';
import { printable, printableLines } from '../../text/printable.ts';
import type { Terminal, ToldTime } from './terminal.ts';

/** A stream for text: a screen, a file or another program. */
interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
  /** Of a screen. */
  readonly columns?: number | undefined;
}

/** What a terminal has from its process. */
type Place = Pick<Terminal, 'version' | 'environment' | 'workingFolder' | 'pages' | 'readInput' | 'store'> & {
  readonly output: Output;
  readonly errors: Output;
  /** Called with all that is written. */
  readonly written?: ((piece: Piece) => void) | undefined;
};

/** Columns of a report that goes to a file or another program. */
const usualWidth = 120;

/** The terminal with these streams. It makes all texts printable. */
export function terminalOn({ output, errors, written, ...place }: Place): Terminal {
  const { environment } = place;
  const writeOut = (text: string, time?: ToldTime): void => {
    const piece = { stream: 'out', text, secondsMark: time?.mark } as const;
    written?.(piece);
    output.write(textAt(piece, time?.seconds ?? 0));
  };
  return {
    ...place,
    isColoured: hasColours(environment, output),
    width: output.columns ?? usualWidth,
    print: (text, time) => writeOut(printableLines(text), time),
    printPainted: (text, time) => writeOut(printablePainted(text), time),
    printData: (text) => writeOut(output.isTTY ? printableLines(text) : text),
    complain: (line) => {
      const text = `${printable(line)}\n`;
      written?.({ stream: 'err', text });
      errors.write(text);
    },
  };
}

/**
 * Whether reports have colours: `NO_COLOR` (no-color.org) and `FORCE_COLOR` (force-color.org), which CI services set, decide if they are not empty;
 * otherwise terminals have them.
 */
function hasColours(
  { NO_COLOR: none, FORCE_COLOR: forced, TERM: kind }: Terminal['environment'],
  { isTTY }: Output,
): boolean {
  if (none) return false;
  if (forced) return forced !== '0' && forced !== 'false';
  return isTTY === true && kind !== 'dumb';
}
