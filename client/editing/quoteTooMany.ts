/**
 * The column of a quotation mark that is too many, after an author has typed one though both were put in for them: once more at the beginning,
 * or at the end of the value. Undefined if the mark that was typed is part of the text.
 *
 * @param line the line with the typed mark.
 * @param start the column of the first mark that was put in.
 * @param at the column of the typed one.
 * @param isNew whether nothing else has been typed since.
 */
export function quoteTooMany(line: string, start: number, at: number, isNew: boolean): number | undefined {
  const quote = line[start];
  if (quote === undefined || line[at] !== quote || line[at + 1] !== quote || at <= start) return undefined;
  if (isNew) return at === start + 1 ? start : undefined;
  return line.slice(start + 1, at).includes(quote) ? undefined : at + 1;
}
