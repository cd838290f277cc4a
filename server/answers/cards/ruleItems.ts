import { parseAnnotation } from '../../dice/language/parse.ts';
import { query } from '../../queries/remembered.ts';
import { inParts } from '../../queries/run.ts';
import { byLanguage } from '../../text/byLanguage.ts';
import { messagesBeside } from '../../wording/messages.ts';
import { placeOfTable } from '../../workspace/documents/tableAt.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { locationIn, placeOf } from '../../workspace/rules/ruleLocation.ts';
import { tableTitle } from '../odds/tableText.ts';
import { openingWords } from '../openingWords.ts';
import type { Reader } from '../reader.ts';
import { type FoundRule, lookUp, printedNames } from '../rules/lookUp.ts';
import { parameterValues } from '../rules/parameterValues.ts';
import { rollOfAbility } from '../rules/rollOfAbility.ts';
import { namePlace, type RulePlace } from '../rules/rulePlace.ts';
import { boundBlocks, type RuleText, ruleTextIn } from '../rules/ruleText.ts';
import { writableName } from '../rules/writableName.ts';
import { numbersOf } from './cardFooter.ts';
import { ruleOdds, statedOdds } from './ruleOdds.ts';
import { elementSnippet, mentionSnippet, writtenMention } from './ruleSnippets.ts';
import { blockLine } from './wordTable.ts';

/** A rule in a list to choose from, with the data for all its actions. Every text is for people. */
export interface RuleItem {
  /** In house style: `Fear n`, or `Fear 6` for a question with a value. */
  readonly name: string;
  /** Its other names, in all languages. */
  readonly otherNames: readonly string[];
  /** The book or the file. */
  readonly place: string;
  readonly id?: string;
  /** The beginning of its text, in one line. */
  readonly text: string;
  /** The place of its definition: its id, or its start tag. Lines and UTF-16 characters count from 0. */
  readonly location: RulePlace;
  /** The mention as a snippet, with a tab stop for each missing value. */
  readonly mention: string;
  /** The element for the special rules of an entry, likewise; absent without an id. */
  readonly element?: string;
  /** Its rolls, with the given numbers. */
  readonly rolls: readonly {
    /** As the rule states it, beside the name of the ability. */
    readonly label: string;
    /** With the name of the ability. */
    readonly expression: string;
    readonly variables: Readonly<Record<string, number>>;
  }[];
  /** The places of the roll tables in its text, with what each is rolled with. */
  readonly tables: readonly {
    readonly label: string;
    readonly position: { readonly line: number; readonly character: number };
  }[];
}

/** The length of a rule's text in a list. */
const maximumTextLength = 240;

/** Every effective rule, in the order of names: a rule of the workspace replaces the bundled one with the same id. */
export function ruleItems(scope: Package, reader: Reader): readonly RuleItem[] {
  const { compare } = collators(reader.messages.language);
  return itemsOf(listedRules(scope), scope, reader).toSorted((a, b) => compare(a.name, b.name));
}

/** The same list as long as there are the same rules. */
const listedRules = query((scope: Package): readonly Definition[] =>
  [...scope.index.definitions()].filter((definition) => isListed(scope, definition)),
);

const itemsOf = inParts(
  (definitions: readonly Definition[], ..._) => definitions.length,
  (at, definitions, scope: Package, reader: Reader): readonly RuleItem[] => {
    const definition = definitions[at];
    const item = definition && itemOf(scope, { definition, ...asNamed }, reader);
    return item ? [item] : [];
  },
);

const collators = byLanguage((language) => new Intl.Collator(language, { numeric: true }));

/** Whether a list shows the rule: without overridden rules, and without variants with the same text as another rule. */
export function isListed(scope: Package, definition: Definition): boolean {
  const { id, name, variantOf } = definition.rule;
  if (name === '' || (id !== undefined && scope.ruleWithId(id) !== definition)) return false;
  const isTheSame = variantOf && variantOf.difference === undefined;
  return !isTheSame || !scope.ruleWithId(variantOf.id);
}

/** A rule from a question that has only its name. */
const asNamed = { given: undefined, language: undefined, multiplier: 1, suffixes: [] };

/** The rules that the typed question names, with its values; or those with similar names. */
export function ruleItemsFor(scope: Package, question: string, reader: Reader): readonly RuleItem[] {
  const found = lookUp(scope, question);
  const rules =
    found.kind === 'found'
      ? found.rules
      : found.nearest.flatMap((name) => {
          const near = lookUp(scope, name);
          return near.kind === 'found' ? [near.rules[0]] : [];
        });
  return rules.flatMap((rule) => itemOf(scope, rule, reader) ?? []);
}

function itemOf(scope: Package, found: FoundRule, reader: Reader): RuleItem | undefined {
  const { definition, given, language } = found;
  const { rule } = definition;
  const location = namePlace(definition);
  if (!location) return undefined;
  const text = ruleTextIn(scope, definition, language ?? reader.messages.language);
  const messages = messagesBeside(text.language, reader.messages);
  const written = writableName(scope, definition, given, language ?? reader.messages.language);
  const { template } = written;
  const [name = rule.name, ...otherNames] = namesOf(scope, definition, written, reader.messages.language);
  const before = found.multiplier > 1 ? `${found.multiplier} x ` : '';
  const after = found.suffixes.map(({ text }) => ` (${text})`).join('');
  const values = { given: written.values, published: parameterValues(scope, definition), before, after };
  return {
    name: `${before}${name}${after}`,
    otherNames,
    place: placeOf(scope, definition, messages.language),
    ...(rule.id !== undefined && { id: rule.id }),
    text: openingWords(boundBlocks(text, given).map(blockLine).join(' '), maximumTextLength),
    location,
    mention: mentionSnippet(template, values),
    ...(rule.id !== undefined && { element: elementSnippet(rule, rule.id, template, values) }),
    rolls: rollsOf(definition, text, found, name, { ...reader, messages }),
    tables: tablesIn(definition.section).flatMap((table) => {
      const place = placeOfTable(0, table);
      const at = locationIn(definition.document, definition.section, { start: place, end: place });
      return at ? [{ label: tableTitle(table, reader.messages), position: at.range.start }] : [];
    }),
  };
}

/** The name to write comes first, with the values of the question; without a question, the name in the reader's language. */
function namesOf(scope: Package, definition: Definition, written: Given, language: string): readonly string[] {
  const names = printedNames(scope, definition, language);
  return [...new Set([writtenMention(written.template, written.values), ...names])];
}

function rollsOf(
  definition: Definition,
  text: RuleText,
  { given }: FoundRule,
  name: string,
  reader: Reader,
): RuleItem['rolls'] {
  const odds = given ? ruleOdds(definition, text, given, reader) : statedOdds(definition, text, given);
  return odds.flatMap(({ sources, bindings }) => {
    const variables = numbersOf(bindings);
    return sources
      .filter((source) => parseAnnotation(source).annotation)
      .map((source) => ({ label: source, expression: rollOfAbility(source, name), variables }));
  });
}
