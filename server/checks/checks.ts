import { hasEntities } from '../formats/format.ts';
import type { Document } from '../workspace/documents/document.ts';
import { proseOf } from '../workspace/documents/prose.ts';
import { abilityProblems, abilityProblemsInTexts } from './abilities/abilityProblems.ts';
import { chartProblems } from './charts/charts.ts';
import type { CheckNeed, CheckOf, CheckRecord } from './checkRecord.ts';
import { entryProblems } from './entries/entries.ts';
import { effectProblems } from './odds/fightEffects.ts';
import { oddsProblems } from './odds/odds.ts';
import { targetProblems } from './odds/targets.ts';
import { cycleProblems } from './package/cycles.ts';
import { groupProblems } from './package/groups.ts';
import { pictureProblems } from './package/pictures.ts';
import { unusedProblems } from './package/unused.ts';
import { misplacedFileProblems } from './packageFiles/misplacedFile.ts';
import { packageFileProblems } from './packageFiles/packageFileProblems.ts';
import type { Settled } from './problems/finding.ts';
import { codesOf, isSyntaxCode } from './problems/kinds.ts';
import { referenceProblems } from './references/references.ts';
import { systemProblems } from './references/systems.ts';
import { scenarioProblems } from './scenario.ts';
import { bracketProblems } from './slips/brackets.ts';
import { withoutCopies } from './slips/copies.ts';
import { nameProblems, namesBySection } from './slips/names.ts';
import { repeatedProblems } from './slips/repeated.ts';
import { isJudgedInFile, isSlip, slipsOfFile } from './slips/slipsOfFile.ts';
import { slipsAndValues } from './slips/slipsOfValues.ts';
import { splitSentenceProblems } from './slips/splitSentences.ts';
import { statBlockProblems } from './statBlocks/statBlocks.ts';
import { editionProblems } from './structure/editions.ts';
import { groupLevelProblems } from './structure/groupLevels.ts';
import { idProblems } from './structure/ids.ts';
import { nestedEntryProblems, ofNests } from './structure/nestedEntries.ts';
import { rootStructureProblems } from './structure/structure.ts';
import { tableProblems } from './tables/tableProblems.ts';
import { problemsOfEntry, translationProblems } from './translations/translationProblems.ts';
import { declarationsBesideOthers } from './uses/besideOthers.ts';
import { declarationProblems } from './uses/declarations.ts';
import { parameterProblems } from './uses/parameters.ts';
import { unexplainedProblems } from './uses/unexplained.ts';
import { conflictProblems, ofConflicts } from './wellFormed/mergeConflicts.ts';
import { declaredPrefixes, prefixProblems } from './wellFormed/prefixes.ts';
import { ofEndedEntries, rootProblems } from './wellFormed/rootProblems.ts';
import { declaredEntities, wellFormedProblems } from './wellFormed/wellFormed.ts';
import { xmlDeclarationProblems } from './wellFormed/xmlDeclaration.ts';

/** All checks. Of problems at one place, those of an earlier check come first. */
const checks: readonly CheckRecord[] = [
  {
    codes: codesOf('packageFiles'),
    needs: 'packageFile',
    find: ({ scope, document, format }) => packageFileProblems(scope, document, format),
  },

  {
    codes: ['merge-conflict'],
    needs: 'document',
    find: ({ document }) => conflictProblems(document),
    settles: ofConflicts,
  },
  {
    codes: ['misplaced-element', 'unclosed-element'],
    needs: 'document',
    find: ({ document }) => nestedEntryProblems(document),
    settles: ofNests,
  },
  {
    codes: ['wrong-encoding', 'other-xml-version', 'illegal-character', 'bad-xml-declaration'],
    needs: 'document',
    find: ({ document }) => xmlDeclarationProblems(document),
  },
  {
    codes: codesOf('unreadable'),
    needs: 'document',
    find: ({ document }) => rootProblems(document),
    settles: ofEndedEntries,
  },
  {
    codes: codesOf('structure'),
    needs: 'document',
    find: ({ format, document }) => rootStructureProblems(format, document),
  },
  {
    codes: ['earlier-edition', 'bad-content'],
    needs: 'document',
    find: ({ scope, format, document }) => editionProblems(scope, format, document),
  },
  {
    codes: ['misplaced-file'],
    needs: 'document',
    find: ({ format, document }) => misplacedFileProblems(format, document),
  },
  { codes: codesOf('ids'), needs: 'document', find: ({ scope, document }) => idProblems(scope, document) },
  {
    codes: codesOf('charts'),
    needs: 'document',
    find: ({ scope, document }) => chartProblems(scope, document),
  },

  {
    codes: [...codesOf('unreadable').filter(isSyntaxCode), 'unknown-element'],
    needs: 'section',
    find: ({ format, section, root }) => wellFormedProblems(format, section, root),
    settles: declaredEntities,
  },
  {
    codes: ['undeclared-prefix'],
    needs: 'section',
    find: ({ section }) => prefixProblems(section),
    settles: declaredPrefixes,
  },
  {
    codes: [...codesOf('structure'), ...codesOf('ids'), ...codesOf('slips'), 'impossible-target'],
    needs: 'section',
    find: ({ format, section, root, language }) => slipsAndValues(format, section, root, language),
  },
  {
    codes: ['unused-parameter', 'undeclared-placeholder'],
    needs: 'section',
    find: ({ format, document, section }) =>
      hasEntities(format, 'rule') ? declarationProblems(document, section) : [],
  },
  { codes: ['never-drawn'], needs: 'section', find: ({ format, section }) => groupLevelProblems(format, section) },
  { codes: codesOf('values'), needs: 'section', find: ({ format, section }) => entryProblems(format, section) },
  { codes: ['odds-syntax'], needs: 'section', find: ({ section }) => oddsProblems(section) },
  {
    codes: ['fight-effect', 'odds-syntax'],
    needs: 'section',
    find: ({ document, section }) => effectProblems(document, section),
  },
  {
    codes: ['unbalanced-bracket'],
    needs: 'section',
    // The other bracket may be in text that broken markup has swallowed.
    find: ({ section }) => (section.errors.length === 0 ? bracketProblems(proseOf(section)) : []),
  },
  {
    codes: ['repeated-sentence'],
    needs: 'section',
    find: ({ section }) => repeatedProblems(proseOf(section), section.text),
  },
  {
    codes: ['split-sentence'],
    needs: 'section',
    find: ({ section }) => splitSentenceProblems(proseOf(section), section.text),
  },
  { codes: codesOf('targets'), needs: 'section', find: ({ section }) => targetProblems(proseOf(section)) },
  { codes: codesOf('tables'), needs: 'section', find: ({ section }) => tableProblems(section) },

  {
    codes: [...codesOf('slips'), ...codesOf('targets'), ...codesOf('tables')],
    needs: 'page',
    find: ({ document, section }) => scenarioProblems(document, section),
  },

  {
    codes: ['unknown-reference', 'other-package', 'missing-prefix'],
    needs: 'rules',
    find: ({ scope, elsewhere, document, section }) => referenceProblems(scope, elsewhere, document, section),
  },
  {
    codes: codesOf('uses'),
    needs: 'rules',
    find: ({ scope, document, section }) => parameterProblems(scope, document, section),
  },
  {
    codes: ['unexplained-value'],
    needs: 'rules',
    find: ({ scope, document, section }) => unexplainedProblems(scope, document, section),
  },
  {
    codes: ['unknown-ability', 'unfit-parameter'],
    needs: 'rules',
    find: ({ scope, document, section }) => abilityProblems(scope, document, section),
  },

  {
    codes: ['table-cycle'],
    needs: 'references',
    find: ({ scope, document, section }) => cycleProblems(scope, document, section),
  },
  {
    codes: ['unused-entry'],
    needs: 'references',
    find: ({ scope, elsewhere, document, section }) => unusedProblems(scope, elsewhere, document, section),
  },
  {
    codes: ['unknown-guarded', 'never-drawn'],
    needs: 'references',
    find: ({ scope, document, section }) => groupProblems(scope, document, section),
  },
  {
    codes: ['missing-picture'],
    needs: 'files',
    find: ({ scope, document, section }) => pictureProblems(scope, document, section),
  },

  {
    codes: codesOf('statBlocks'),
    needs: 'texts',
    find: ({ scope, document }) => statBlockProblems(scope, document),
  },
  { codes: ['unknown-system'], needs: 'texts', find: ({ scope, document }) => systemProblems(scope, document) },

  {
    codes: ['name-variant'],
    needs: 'sections',
    find: ({ document }) => nameProblems(document),
    reading: namesBySection,
  },
  {
    codes: codesOf('translations'),
    needs: 'sections',
    find: ({ scope, document }) => translationProblems(scope, document),
    findAt: ({ scope, document }, index) => problemsOfEntry(scope, document, index),
  },
  {
    codes: ['unknown-ability', 'unfit-parameter'],
    needs: 'sections',
    find: ({ scope, document }) => abilityProblemsInTexts(scope, document),
  },
  {
    codes: ['undeclared-placeholder'],
    needs: 'sections',
    find: ({ scope, document }) => declarationsBesideOthers(scope, document),
  },

  {
    codes: [
      ...codesOf('slips'),
      'missing-prefix',
      'table-garbled-mark',
      'double-space',
      'lost-line-breaks',
      'translation-punctuation',
    ],
    needs: 'found',
    judges: isSlip,
    waits: isJudgedInFile,
    find: ({ scope, document, found }) => slipsOfFile(scope, document, withoutCopies(scope, document, found)),
  },
];

/** Those with such a need, in the order of the list. */
export function checksThatNeed<Need extends CheckNeed>(need: Need): readonly CheckOf<Need>[] {
  return checks.filter((check): check is CheckRecord & CheckOf<Need> => check.needs === need);
}

/** Whether a problem of the document is not told. */
export function settledIn(document: Document): Settled {
  const settled = checks.flatMap(({ settles }) => settles?.(document) ?? []);
  return (problem, index) => settled.some((isSettled) => isSettled(problem, index));
}
