import type { Document } from '../workspace/document.ts';
import { entryOf } from '../workspace/entry.ts';
import type { Index, RuleName } from '../workspace/index.ts';
import { mentionsIn } from '../workspace/mentions.ts';
import type { Section } from '../workspace/section.ts';
import { translationKey } from '../workspace/translation.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Element, Span } from '../xml/tree.ts';
import { useOf } from './ruleAt.ts';
import { ruleKey } from './ruleKey.ts';

/** A place where running text mentions a rule, as little as navigation needs of it. Spans count in the section. */
export interface RuleMention {
  readonly key: string;
  /** The whole mention. */
  readonly span: Span;
  /** The words of the name. */
  readonly nameSpan: Span;
}

interface Known {
  readonly names: number;
  readonly mentions: readonly RuleMention[];
}

const known = new WeakMap<Section, Known>();

/**
 * The rules that the running text of a section mentions, in order. What stands in a use, or translates a name, is none: there an id says
 * which rule is meant. It is remembered until some rule is called otherwise, and thus while the texts of rules are edited.
 */
export function ruleMentionsIn(workspace: Workspace, document: Document, section: Section): readonly RuleMention[] {
  const names = fingerprint(workspace.index);
  const found = known.get(section);
  if (found?.names === names) return found.mentions;
  const idTexts = textsWithId(document, section);
  const mentions = mentionsIn(workspace, document, section)
    .filter(({ span }) => !idTexts.some(({ start, end }) => start <= span.start && span.end <= end))
    .map(({ definition, span, nameSpan }) => ({ key: ruleKey(definition), span, nameSpan }));
  known.set(section, { names, mentions });
  return mentions;
}

/** Whether the section has been read for mentions, so that reading it again costs nothing. */
export function isReadForMentions(workspace: Workspace, section: Section): boolean {
  return known.get(section)?.names === fingerprint(workspace.index);
}

function textsWithId(document: Document, section: Section): readonly Span[] {
  if (document.kind === 'prose' || document.kind === 'rules') return [];
  if (document.kind === 'translations') {
    const entry = entryOf(section, 'translations');
    return entry && translationKey(section.text, entry)?.part === 'name' ? [entry.span] : [];
  }
  return usesIn(document, section, section.nodes.filter(isElement)).map(({ span }) => span);
}

function usesIn(document: Document, section: Section, elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) =>
    useOf(document, section, element) ? [element] : usesIn(document, section, element.children.filter(isElement)),
  );
}

function isElement(node: Element['children'][number]): node is Element {
  return node.kind === 'element';
}

const fingerprints = new WeakMap<Index, { readonly version: number; readonly names: number }>();
const hashes = new WeakMap<RuleName, number>();

/**
 * A number for what the rules are called, in any order. The version of the names changes whenever a section of rules is read again, for
 * each key that is pressed in it; this only when a name, or the rule that it stands for, is another one.
 */
function fingerprint(index: Index): number {
  const { version } = index.names;
  const found = fingerprints.get(index);
  if (found?.version === version) return found.names;
  let names = 0;
  for (const name of index.allNames()) names = (names + hashOf(name)) % sumLimit;
  fingerprints.set(index, { version, names });
  return names;
}

function hashOf(name: RuleName): number {
  const found = hashes.get(name);
  if (found !== undefined) return found;
  const isBundled = name.kind === 'own' ? name.definition.isBundled : name.translation.isBundled;
  const key = name.kind === 'own' ? ruleKey(name.definition) : name.translation.ruleId;
  const hash = hashOfText(`${isBundled} ${name.kind} ${key} ${name.template.name}`);
  hashes.set(name, hash);
  return hash;
}

/** Hashes are below it too, so that the sum of two is still a whole number. */
const sumLimit = 2 ** 52;

/** Two hashes like FNV-1a, put together. */
function hashOfText(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
