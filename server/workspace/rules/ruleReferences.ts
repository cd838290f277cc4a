import type { Template } from '../../abilities/template.ts';
import { foldedText } from '../../text/fuzzyMatch.ts';
import type { Span } from '../../text/span.ts';
import { writtenWords } from '../../text/writing.ts';
import type { Document } from '../documents/document.ts';
import type { Section } from '../documents/section.ts';
import type { Definition } from '../index/definition.ts';
import type { Reference } from '../index/reference.ts';
import type { Package } from '../packages/package.ts';
import { ruleKey } from '../packages/ruleKey.ts';
import { ruleNameSpan } from './ruleLocation.ts';
import { ruleMentionsIn } from './ruleMentions.ts';
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
  /** Its names, as far as a quick look at a text finds them: the beginnings of their first words. Most texts have none and need not be read. */
  readonly names: readonly (readonly string[])[];
}

/** Undefined for a rule with neither an id nor a definition. */
export function soughtRule(
  scope: Package,
  { id, definitions }: { readonly id: string | undefined; readonly definitions: readonly Definition[] },
): Sought | undefined {
  const [definition] = definitions;
  const key = id ?? (definition && ruleKey(definition));
  if (key === undefined) return undefined;
  return { key, names: namesSought(definition ? templatesOf(scope, definition) : []) };
}

/** The references to the rule in a section, in order: its definition, ids, and names in running text. */
export function ruleReferencesIn(
  scope: Package,
  document: Document,
  section: Section,
  { key, names }: Sought,
): readonly RuleReference[] {
  const { index } = scope;
  const found: RuleReference[] = [];
  const definition = index.definitionIn(section);
  if (definition && ruleKey(definition) === key)
    found.push({ section, span: ruleNameSpan(definition), kind: 'definition' });
  if (definition?.rule.variantOf?.id === key)
    found.push({ section, span: definition.rule.variantOf.idSpan, kind: 'variant' });
  for (const { id, span, kind } of index.referencesIn(section)) if (id === key) found.push({ section, span, kind });
  if (mayName(section.text, names)) {
    for (const mention of ruleMentionsIn(scope, document, section))
      if (mention.key === key) found.push({ section, span: mention.span, kind: 'mention' });
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

/** The documents to search: those of the workspace, and a bundled pack only if the request comes from it. */
export function documentsToSearch(scope: Package, from: Document): readonly Document[] {
  const own = scope.documents().filter(({ format }) => format !== undefined);
  return scope.isBundled(from) ? [...own, from] : own;
}

/** Names of more rules take longer to look for than mentions. */
const maximumNames = 50;

/** The beginnings of the first two words of each name: a single word alone is often part of many other names. */
function namesSought(templates: readonly Template[]): Sought['names'] {
  const names = templates.map(({ searchName }) => writtenWords(searchName).slice(0, 2).map(beginningOf));
  return names.filter((words) => words.length > 0);
}

/** Whether a text may have one of the names. */
function mayName(text: string, names: Sought['names']): boolean {
  const folded = foldedText(text);
  return names.length > maximumNames || names.some((parts) => parts.every((part) => folded.includes(part)));
}

/** The part of a word that is the same in its plural, and in armour and armor. */
function beginningOf(word: string): string {
  const letters = foldedText(word).replace(/['’].*/, '');
  return letters.slice(0, Math.max(1, Math.min(4, letters.length - 1)));
}
