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

/** A reference to a rule, or its definition. */
interface RuleReference {
  readonly section: Section;
  /** The id, or the whole mention with its value; in section coordinates. */
  readonly span: Span;
  readonly kind: 'definition' | 'variant' | 'mention' | Reference['kind'];
}

/** A search for references to a rule. */
interface Sought {
  readonly key: string;
  /** Matches every text with one of its names, and some others, so that most texts need not be read. */
  readonly hint: RegExp | undefined;
}

/** Undefined for a rule with neither an id nor a definition. */
export function soughtRule(
  workspace: Workspace,
  { id, definitions }: { readonly id: string | undefined; readonly definitions: readonly Definition[] },
): Sought | undefined {
  const [definition] = definitions;
  const key = id ?? (definition && ruleKey(definition));
  if (key === undefined) return undefined;
  return { key, hint: hintOf(definition ? templatesOf(workspace, definition) : []) };
}

/** The references to the rule in a section, in order: its definition, ids, and names in running text. */
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

/** The documents to search: those of the workspace, and a bundled pack only if the request comes from it. */
export function documentsToSearch(workspace: Workspace, from: Document): readonly Document[] {
  const own = workspace.documents().filter(({ format }) => format !== undefined);
  return workspace.packageOf(from).settings.isReadOnly ? [...own, from] : own;
}

const letter = 'A-Za-z\\u00c0-\\u024f\\u0300-\\u036f';

/** A pattern of more names takes longer than reading the texts. */
const maximumBeginnings = 50;
const anyText = /(?:)/;

/** The beginnings of its first two words, at the start of any word: a single word alone is often part of many other names. */
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
  if (beginnings.size > maximumBeginnings) return anyText;
  return beginnings.size > 0 ? new RegExp(`(?<![${letter}])(?:${[...beginnings].join('|')})`, 'i') : undefined;
}

/**
 * The part of a word that is the same in its plural, and in armour and armor; each letter with or without an accent, which may be a
 * combining character.
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
