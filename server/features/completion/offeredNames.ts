import { isMisspelt, isWritable } from '../../answers/rules/machineMade.ts';
import { isTranslation } from '../../formats/format.ts';
import { unrecorded } from '../../queries/reads.ts';
import { query } from '../../queries/remembered.ts';
import { proseLanguage as languageOfText } from '../../text/language.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** A name to offer, and the rule that it stands for. */
export interface OfferedName {
  readonly name: RuleName;
  readonly definition: Definition;
  /** `en`, `es`: of the name. */
  readonly language: string;
}

/**
 * The names of abilities that begin so, one of each rule in each language: the rule's own before that of a translation, one of the workspace
 * before a bundled one. Machine-made names are left out, and names of rules that another rule of the workspace replaces; and of two rules
 * with one id the name with a slip in it.
 *
 * @param beginning in small letters; empty for all names, the likeliest first.
 * @param language whose names come before those of any other.
 */
export function* offeredNames(scope: Package, beginning: string, language: string): Iterable<OfferedName> {
  const names = beginning === '' ? likeliestNames(scope) : offeredAmong(scope, scope.index.beginningWith(beginning));
  const inLanguage = names.filter((name) => name.language === language);
  const others = names.filter((name) => name.language !== language);
  for (const name of [...inLanguage, ...others]) {
    const offered = 'definition' in name ? name : currentName(scope, name);
    if (offered) yield offered;
  }
}

/** The identity of an offered name while the text of its rule is edited, which makes another `Definition` at each letter. */
interface KnownName {
  readonly kind: RuleName['kind'];
  readonly searchName: string;
  readonly ruleId: string | undefined;
  readonly language: string;
  readonly isBundled: boolean;
}

/** All names, as long as none changes: the texts of their files, of which some letters tell the language, may be edited meanwhile. */
const allNames = query((scope: Package): readonly KnownName[] => {
  const names = scope.index.beginningWith('');
  return unrecorded(() =>
    offeredAmong(scope, names).map(({ name: { kind, template }, definition: { rule, isBundled }, language }) => {
      return { kind, searchName: template.searchName, ruleId: rule.id, language, isBundled };
    }),
  );
});

/** Those that the workspace uses most first, and then the bundled ones; in the order of their names where these are equal. */
const likeliestNames = query((scope: Package): readonly KnownName[] =>
  allNames(scope)
    .map((known) => ({ known, uses: usesOf(scope, known) }))
    .sort((a, b) => b.uses - a.uses || compareNames(a.known, b.known))
    .map(({ known }) => known),
);

function compareNames(a: KnownName, b: KnownName): number {
  if (a.searchName === b.searchName) return (a.ruleId ?? '') < (b.ruleId ?? '') ? -1 : 1;
  return a.searchName < b.searchName ? -1 : 1;
}

/** The name and its rule as they are now. */
function currentName(scope: Package, { kind, searchName, ruleId, language }: KnownName): OfferedName | undefined {
  const { index } = scope;
  const names =
    ruleId === undefined
      ? index.beginningWith(searchName)
      : (kind === 'own' ? index.withId(ruleId) : index.translationsOf(ruleId)).flatMap(({ section }) =>
          index.namesIn(section),
        );
  for (const name of names) {
    if (name.kind !== kind || name.template.searchName !== searchName) continue;
    // The language of a rule's own name is that of the texts around it, which are being typed.
    if (kind === 'translated' && nameLanguage(name) !== language) continue;
    const definition = index.definitionOf(name);
    if (definition && definition.rule.id === ruleId && isOffered(scope, name, definition))
      return { name, definition, language };
  }
  return undefined;
}

function usesOf({ index }: Package, { ruleId, isBundled }: KnownName): number {
  const uses = ruleId === undefined ? 0 : index.referencesTo(ruleId).length;
  return uses + (isBundled ? 0.5 : 0);
}

function offeredAmong(scope: Package, names: readonly RuleName[]): readonly OfferedName[] {
  const byRule = new Map<string, OfferedName>();
  for (const name of names) {
    const definition = scope.index.definitionOf(name);
    if (!definition || definition.rule.isMagic || !isOffered(scope, name, definition)) continue;
    const language = nameLanguage(name);
    const key = `${language} ${definition.rule.id ?? name.template.searchName}`;
    const other = byRule.get(key);
    if (!other || standsBefore(name, other.name)) byRule.set(key, { name, definition, language });
  }
  const byName = new Map<string, OfferedName>();
  for (const offered of byRule.values()) {
    const key = `${offered.language} ${wordsOf(offered.name)}`;
    if (!byName.has(key)) byName.set(key, offered);
  }
  return [...byName.values()];
}

/** Whether the first of two names of one rule is rather offered: its own before that of a translation, the usual one before the others. */
function standsBefore(name: RuleName, other: RuleName): boolean {
  if (name.kind !== other.kind) return name.kind === 'own';
  return isUsual(name) && !isUsual(other);
}

/** Whether it is not one of those that a rule is also known by. */
function isUsual(name: RuleName): boolean {
  const usual = name.kind === 'own' ? name.definition.rule.template : name.translation.names[0];
  return name.template === usual;
}

/** Without placeholders: `AMBUSH n` of the one rule and `AMBUSH n+` of another are one name. */
function wordsOf({ template }: RuleName): string {
  return template.parts
    .map((part) => (part.kind === 'word' ? part.text : ''))
    .join(' ')
    .toLowerCase();
}

function isOffered(scope: Package, name: RuleName, definition: Definition): boolean {
  const { id } = definition.rule;
  if (!isWritable(scope, name, definition)) return false;
  if (name.kind === 'own') {
    const counting = (id === undefined ? undefined : scope.ruleWithId(id)) ?? definition;
    if (counting !== name.definition)
      return counting.rule.name === '' || (name.definition.isBundled && isMisspelt(counting.rule.template));
    return id === undefined || !isMisspelt(name.template) || !scope.index.withId(id).some(({ isBundled }) => isBundled);
  }
  return true;
}

/** That of a translation as its file tells it; of a rule's own name that of the texts of its file, or English. */
function nameLanguage(name: RuleName): string {
  if (name.kind === 'translated') return name.translation.language || 'en';
  const { document, isBundled } = name.definition;
  return (isBundled ? undefined : documentLanguage(document)) ?? 'en';
}

/** The first entries of a file tell the language of all. */
const maximumSections = 10;

/** The language of the first entries of a document; forgotten when one of them changes. */
const documentLanguage = query(({ sections }: Document): string | undefined => {
  const beginning = sections.slice(0, maximumSections).map(({ text }) => text.slice(0, reach));
  return languageOfText(beginning.join('\n'));
});

/** The language that is written around an offset of a section, by the commonest words; English where there are too few. */
export function languageAround(document: Document, { text }: Section, offset: number): string {
  const ofFile = isTranslation(document.format) ? /[-._]([a-z]{2,3})\.xml$/i.exec(document.uri)?.[1] : undefined;
  return ofFile ?? languageOfText(text.slice(Math.max(0, offset - reach), offset + reach)) ?? 'en';
}

const reach = 1000;
