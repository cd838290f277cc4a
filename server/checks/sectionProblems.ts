import { type Format, isTranslation, refersTo } from '../formats/format.ts';
import { bySection } from '../workspace/documents/bySection.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import { fileLanguage } from '../workspace/index/translation.ts';
import type { Package } from '../workspace/packages/package.ts';
import type { AskedOfSection, CheckNeed } from './checkRecord.ts';
import { checksThatNeed } from './checks.ts';
import type { Elsewhere } from './elsewhere/elsewhere.ts';
import type { Finding } from './problems/finding.ts';
import { isSyntaxCode } from './problems/kinds.ts';
import type { SectionProblems } from './problems/listedProblems.ts';
import { withSoundFixes } from './problems/soundFixes.ts';

/** The problems of sections, in the order of these. */
export type FoundInSections = readonly SectionProblems[];

/** What the checks find in each section of a document. */
export function foundInSections(document: Document, scope: Package, elsewhere: Elsewhere): FoundInSections {
  const own = ownProblems(document).values;
  return listed(document, own, besideOthers(document, scope, elsewhere).values);
}

/**
 * What is known of that without reading more than the sections that were edited last: their author waits for it. Of a section that has not been
 * read there are only the errors of markup.
 */
export function foundInSectionsSoFar(document: Document, scope: Package, elsewhere: Elsewhere): FoundInSections {
  for (let index = document.edited.first; index < document.edited.end; index++) {
    ownProblems.at(document, index);
    besideOthers.at(document, index, scope, elsewhere);
  }
  const own = ownProblems.soFar(document).map((found, index) => found ?? errorsOfMarkup.at(document, index));
  return listed(document, own, besideOthers.soFar(document, scope, elsewhere));
}

type Problems = readonly (readonly Finding[] | undefined)[];

function listed({ sections }: Document, own: Problems, beside: Problems): FoundInSections {
  const found: SectionProblems[] = [];
  for (let index = 0; index < sections.length; index++) {
    const problems = joined(own[index] ?? none, beside[index] ?? none);
    if (problems.length > 0) found.push({ index, problems });
  }
  return found;
}

/** Both lists as one; most of them are empty. */
function joined(one: readonly Finding[], other: readonly Finding[]): readonly Finding[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

const none: readonly Finding[] = [];

const isFound = (problems: readonly Finding[]): boolean => problems.length > 0;

/** The problems that depend on a section alone. */
const ownProblems = bySection<readonly Finding[], []>({
  keptAs: 'own',
  isFound,
  valueIn: (document, section, index) => {
    const { format } = document;
    if (!format?.isXml) return format ? foundBy(checksThatNeed('page'), { document, section }, 1) : none;
    // While the tree of the section is at hand, all is read in it that checks of several sections need.
    for (const { reading } of checksThatNeed('sections')) reading?.at(document, index);
    return foundBy(checksThatNeed('section'), askedOf(document, format, section, index), index);
  },
});

const errorsOfMarkup = bySection<readonly Finding[], []>({
  isFound,
  valueIn: (document, section, index) => {
    const { format } = document;
    if (!format?.isXml) return none;
    const checks = checksThatNeed('section').filter(({ codes }) => codes.some(isSyntaxCode));
    return foundBy(checks, askedOf(document, format, section, index), index);
  },
});

/** What checks of a section need of other files. */
type NeedOfOthers = Extract<CheckNeed, 'rules' | 'references' | 'files'>;

/** The documents whose sections have such problems. */
const needs: Readonly<Record<NeedOfOthers, (format: Format) => boolean>> = {
  // A rules file does not depend on others, and must not wait for the packs to be read.
  rules: (format) => refersTo(format, 'rule'),
  references: (format) => format.isXml && !isTranslation(format),
  files: (format) => format.isXml && format.picture !== undefined,
};

/** The problems of sections that depend on other files too. */
const besideOthers = bySection<readonly Finding[], [scope: Package, elsewhere: Elsewhere]>({
  keptAs: 'beside others',
  isFound,
  valueIn: (document, section, index, scope, elsewhere) => {
    const { format } = document;
    if (!format) return none;
    const asked = { scope, elsewhere, document, section };
    return (Object.keys(needs) as readonly NeedOfOthers[]).reduce(
      (found, need) => (needs[need](format) ? joined(found, foundBy(checksThatNeed(need), asked, index)) : found),
      none,
    );
  },
});

function askedOf(
  document: Document,
  format: AskedOfSection['format'],
  section: Section,
  index: number,
): AskedOfSection {
  return { format, document, section, root: document.rootFor(index), language: fileLanguage(document) };
}

/** What the checks find in a section, with the fixes that are sound there. */
function foundBy<Asked extends Pick<AskedOfSection, 'document' | 'section'>>(
  checks: readonly { readonly find: (asked: Asked) => readonly Finding[] }[],
  asked: Asked,
  index: number,
): readonly Finding[] {
  const found = checks.reduce((problems, { find }) => joined(problems, find(asked)), none);
  return withSoundFixes(found, asked.section, asked.document.rootFor(index === 0 ? 0 : 1));
}
