import type { Terminal } from '../call/terminal.ts';

/** The milliseconds before the first line, because most commands take no longer, and between two lines. */
const untilFirst = 400;
const between = 100;

/** A function that shows how far a command is, on a screen, if it takes long. `lineOf` is only called for lines that are shown. */
export function progressOn(
  { showProgress }: Pick<Terminal, 'showProgress'>,
  now: () => number = () => performance.now(),
): (lineOf: () => string) => void {
  if (!showProgress) return () => {};
  let next = now() + untilFirst;
  return (lineOf) => {
    if (now() < next) return;
    next = now() + between;
    showProgress(lineOf());
  };
}
