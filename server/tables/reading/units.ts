/** Words that stand behind a number which is no score. */

const unit =
  /[*_]{0,3}(?:(?:[Mm]ore|[Ee]xtra|[Aa]dditional|[Ff]urther|[Pp]ermanent)\s+)?(?:[Ww]ounds?|[Aa]ttacks?|[Hh]eridas?|[Aa]taques?|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}:!])(?!\.\s+\p{Lu})/uy;

/** Whether the words at an offset are counted things, as in `2 Wounds`, and not the name of a result. */
export function isUnitAhead(text: string, offset: number): boolean {
  unit.lastIndex = offset;
  return unit.test(text);
}
