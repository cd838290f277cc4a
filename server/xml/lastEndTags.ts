import { readName } from './name.ts';

/** The offset of the last end tag of each name. */
export function lastEndTagsOf(text: string): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (let at = text.indexOf('</'); at >= 0; at = text.indexOf('</', at + 2)) {
    const name = readName(text, at + 2);
    if (name !== undefined) last.set(name, at);
  }
  return last;
}
