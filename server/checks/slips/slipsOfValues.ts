import type { XmlFormat } from '../../formats/format.ts';
import { isAllowedText } from '../../formats/identifier.ts';
import { overlaps, type Span } from '../../text/span.ts';
import { proseOf } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import type { Finding } from '../problems/finding.ts';
import { severityOf } from '../problems/kinds.ts';
import { structureProblems } from '../structure/structure.ts';
import { prefixProblems } from '../wellFormed/prefixes.ts';
import { ocrProblems } from './ocr.ts';

/** Violations of the schema in a section, and the slips in its texts. A place has one problem if the slip is the cause of the violation. */
export function slipsAndValues(
  format: XmlFormat,
  section: Section,
  root: string | MissingRoot | undefined,
  language: string,
): readonly Finding[] {
  const violations = structureProblems(format, section);
  const slips = ocrProblems(section, root, proseOf(section), language);
  if (violations.length === 0) return slips;
  // To the schema, a name with an undeclared prefix is unknown.
  const prefixes = prefixProblems(section);
  const others = violations.filter(({ span }) => prefixes.every((prefix) => !overlaps(prefix.span, span)));
  return withSlipsOfValues(others, slips);
}

/**
 * A value that is not allowed and a slip are one problem if they are in one place and the fix of the slip makes the value right: `1DG` as the
 * damage of a Monster is no dice, because it is a misread `1D6`. The problem of the value has that fix then.
 */
function withSlipsOfValues(violations: readonly Finding[], slips: readonly Finding[]): readonly Finding[] {
  if (violations.length === 0 || slips.length === 0) return [...violations, ...slips];
  const said = new Set<Finding>();
  const mended = violations.map((violation): Finding => {
    if (violation.code !== 'bad-content' || violation.fixes) return violation;
    const { facts, span } = violation;
    const slip = slips.find((one) => isSameSpan(one.span, span));
    if (!slip?.fixes || severityOf(slip.code) === 'hint') return violation;
    const isMended = slip.fixes.every(
      ({ edits: [edit] }) => edit && isSameSpan(edit.span, span) && isAllowedText(edit.newText, facts.expected),
    );
    if (!isMended) return violation;
    said.add(slip);
    return { ...violation, fixes: slip.fixes };
  });
  return [...mended, ...slips.filter((slip) => !said.has(slip))];
}

function isSameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}
