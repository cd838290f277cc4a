import type { Template } from '../../abilities/template.ts';
import type { Span } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { Definition } from '../index/definition.ts';
import type { Reference } from '../index/reference.ts';
import { ruleKey } from '../packages/ruleKey.ts';
import type { Workspace } from '../packages/workspace.ts';
import { ruleNameSpan } from './ruleLocation.ts';
import { isReadForMentions, ruleMentionsIn } from './ruleMentions.ts';
import { templatesOf } from './ruleNames.ts';

/** A place that stands for a rule. */
interface RuleReference {
  readonly section: Section;
  /** Of the id, or of the whole mention with its value; counted in the section. */
  readonly span: Span;
  readonly kind: 'definition' | 'variant' | 'mention' | Reference['kind'];
}

/** The rule that references are sought to. */
interface Sought {
  readonly key: string;
  /** Finds every text in which one of its names can stand, and some others: most texts need not be read then. */
  readonly hint: RegExp | undefined;
}

/** Undefined for a rule that neither has an id nor is defined. */
export function soughtRule(
  workspace: Workspace,
  { id, definitions }: { readonly id: string | undefined; readonly definitions: readonly Definition[] },
): Sought | undefined {
  const [definition] = definitions;
  const key = id ?? (definition && ruleKey(definition));
  if (key === undefined) return undefined;
  return { key, hint: hintOf(definition ? templatesOf(workspace, definition) : []) };
}

/** The places in a section that stand for the rule, in order: its definition, ids, and names in running text. */
export function ruleReferencesIn(
  workspace: Workspace,
  document: Document,
  section: Section,
  { key, hint }: Sought,
): readonly RuleReference[] {
  const { index } = workspace;
  const found: RuleReference[] = [];
  const definition = index.definitionIn(section);
  if (definition && ruleKey(definition) === key)
    found.push({ section, span: ruleNameSpan(definition), kind: 'definition' });
  if (definition?.rule.variantOf?.id === key)
    found.push({ section, span: definition.rule.variantOf.idSpan, kind: 'variant' });
  for (const { id, span, kind } of index.referencesIn(section)) if (id === key) found.push({ section, span, kind });
  if (hint && (isReadForMentions(workspace, document, section) || hint.test(section.text))) {
    for (const mention of ruleMentionsIn(workspace, document, section))
      if (mention.key === key) found.push({ section, span: mention.span, kind: 'mention' });
  }
  return found.length < 2 ? found : found.sort((a, b) => a.span.start - b.span.start);
}

/** The documents that are asked: those of the workspace, and a bundled pack only if it is the one from which the question comes. */
export function documentsToSearch(workspace: Workspace, from: Document): readonly Document[] {
  const own = workspace.documents().filter(({ format }) => format !== undefined);
  return workspace.packageOf(from).settings.isReadOnly ? [...own, from] : own;
}

const letter = 'A-Za-z\\u00c0-\\u024f\\u0300-\\u036f';

/** A pattern of more names takes longer than to read the texts. */
const mostBeginnings = 50;
const anyText = /(?:)/;

/** What its first two words begin with, wherever a word begins: a name that is one word in the text is often part of many others. */
function hintOf(templates: readonly Template[]): RegExp | undefined {
  const beginnings = new Set(
    templates.flatMap(({ searchName }) => {
      const [first, second] = writtenWords(searchName);
      if (first === undefined) return [];
      return second === undefined
        ? [beginningOf(first)]
        : [`${beginningOf(first)}[${letter}'’]{0,40}[^${letter}]{1,12}${beginningOf(second)}`];
    }),
  );
  if (beginnings.size > mostBeginnings) return anyText;
  return beginnings.size > 0 ? new RegExp(`(?<![${letter}])(?:${[...beginnings].join('|')})`, 'i') : undefined;
}

/**
 * So many letters of a word that its plural, and armour or armor, begin alike; each with or without an accent, which may be a character
 * of its own.
 */
function beginningOf(word: string): string {
  const letters = [
    ...word
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/['’].*/, ''),
  ];
  const kept = letters.slice(0, Math.max(1, Math.min(4, letters.length - 1)));
  return kept
    .map((character) => (accented[character] ? `[${character}${accented[character]}]` : character))
    .join('[\\u0300-\\u036f]?');
}

const accented: Readonly<Record<string, string>> = {
  a: 'áàâäãå',
  e: 'éèêë',
  i: 'íìîï',
  o: 'óòôöõ',
  u: 'úùûü',
  n: 'ñ',
  c: 'ç',
};
