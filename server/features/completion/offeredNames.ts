import type { Template } from '../../abilities/template.ts';
import { isMisspelt, isWritable } from '../../answers/rules/machineMade.ts';
import { isTranslation } from '../../formats/format.ts';
import { query } from '../../queries/remembered.ts';
import { proseLanguage as languageOfText } from '../../text/language.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { RuleName } from '../../workspace/index/contribution.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** A name to offer, and the rule that it stands for. */
export interface OfferedName {
  readonly template: Template;
  readonly definition: Definition;
  /** `en`, `es`: of the name. */
  readonly language: string;
}

/**
 * The names of abilities that begin so, one of each rule in each language: the rule's own before that of a translation, one of the workspace
 * before a bundled one. Machine-made names are left out, and names of rules that another rule of the workspace replaces; and of two rules
 * with one id the name with a slip in it.
 *
 * @param beginning in small letters.
 * @param language whose names come before those of any other.
 */
export function offeredNames(scope: Package, beginning: string, language: string): readonly OfferedName[] {
  const names = offeredAmong(scope, scope.index.beginningWith(beginning));
  return names.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}

function offeredAmong(scope: Package, names: readonly RuleName[]): readonly OfferedName[] {
  const byRule = new Map<string, OfferedName & { readonly name: RuleName }>();
  for (const name of names) {
    const definition = scope.index.definitionOf(name);
    if (!definition || definition.rule.isMagic || !isOffered(scope, name, definition)) continue;
    const language = nameLanguage(name);
    const key = `${language} ${definition.rule.id ?? name.template.searchName}`;
    const other = byRule.get(key);
    if (!other || standsBefore(name, other.name))
      byRule.set(key, { name, template: name.template, definition, language });
  }
  const byName = new Map<string, OfferedName>();
  for (const offered of byRule.values()) {
    const key = `${offered.language} ${wordsOf(offered)}`;
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
function wordsOf({ template }: OfferedName): string {
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
