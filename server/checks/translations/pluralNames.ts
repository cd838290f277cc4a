import { rememberedWith } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { wordsOf } from '../../text/words.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { type SourceSections, sourcesIn } from '../../translations/model/sources.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Found, type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Plurals of Monsters whose translation has no word in common with that of the singular, although the two have one in the source: `Moth
 * Queens` are no other Monsters than the `Moth Queen`. Spans are in document coordinates.
 */
export function* pluralProblems(
  document: Document,
  language: string,
  sources: ReadSections<SourceSections>,
): Steps<readonly Finding[]> {
  const found = unrelated(yield* namesBySection(document), language, sources);
  const isGroup = found.length > maximumApart;
  const spans = found.map(({ name, index }) => shift(name.span, document.startOf(index)));
  const group = isGroup ? { count: found.length, others: spans.slice(1) } : { count: 1 };
  return (isGroup ? found.slice(0, 1) : found).map(({ name, other }, at): Finding => {
    const facts = { written: name.text, other, ...group };
    return { code: 'inconsistent-name', span: spans[at] ?? name.span, facts };
  });
}

interface Unrelated {
  readonly name: Name;
  readonly other: string;
  /** Of its section. */
  readonly index: number;
}

/** Read again when a name or a source is another. */
const unrelated = rememberedWith(
  (_: ReadSections<Name>, language: string, sources: ReadSections<SourceSections>) => [language, sources],
  ({ found }, language, { values }) => unrelatedAmong(found, language, values),
);

function unrelatedAmong(
  names: readonly Found<Name>[],
  language: string,
  sources: readonly (SourceSections | undefined)[],
): readonly Unrelated[] {
  const singulars = new Map<string, Name>();
  for (const { value } of names) if (value.part === 'name') singulars.set(value.id, value);
  return names.flatMap(({ index, value: name }) => {
    const singular = name.part === 'plural' ? singulars.get(name.id) : undefined;
    const ofSection = sources[index];
    if (!singular || !ofSection || isRelatedIn(name, singular, language)) return [];
    return isRelatedInSource(ofSection, name.id, language, name.text) ? [{ name, other: singular.text, index }] : [];
  });
}

/** Whether a plural has a word in common with its singular. A key in a name changes one of them. */
const isRelatedIn = rememberedWith(
  (_: Name, singular: Name, language: string) => [singular, language],
  (plural, singular, language): boolean =>
    isRelated(singular.text, plural.text) || (language === 'en' && isIrregular(singular.text, plural.text)),
);

/** More of them are one problem for the file. */
const maximumApart = 3;

interface Name {
  readonly id: string;
  readonly part: string;
  readonly text: string;
  readonly span: Span;
}

const noName: Name = { id: '', part: '', text: '', span: { start: 0, end: 0 } };
const namesBySection = readBySection<Name, []>({
  valueIn: (document, section) => nameIn(document, section) ?? noName,
  isFound: (name) => name !== noName,
});

function nameIn(document: Document, section: Section): Name | undefined {
  const key = keyIn(document, section);
  if (!key || (key.part !== 'plural' && key.part !== 'name')) return undefined;
  const found = translationText(document, section);
  if (!found) return undefined;
  const text = found.text.trim();
  const start = found.span.start + found.text.indexOf(text);
  return { id: `${key.prefix}.${key.id}`, part: key.part, text, span: { start, end: start + text.length } };
}

function isRelatedInSource(sections: SourceSections, id: string, language: string, translated: string): boolean {
  const [name] = sourcesIn(`${id}.name`, language, sections).candidates;
  const [plural] = sourcesIn(`${id}.plural`, language, sections).candidates;
  // A plural that is the same as its source is reported as not translated.
  return (
    name !== undefined && plural !== undefined && plural.text.trim() !== translated && isRelated(name.text, plural.text)
  );
}

/** The beginning that forms of a word have in common. */
const lengthOfBeginning = 3;

/** `Mouse` and `Mice`: English plurals that change the word are short. */
function isIrregular(one: string, other: string): boolean {
  const letters = new Set(shortWords(one).map((word) => word.charAt(0)));
  return shortWords(other).some((word) => letters.has(word.charAt(0)));
}

function shortWords(name: string): readonly string[] {
  return wordsOf(name.toLowerCase()).flatMap(({ form }) => (form.length > 1 && form.length <= 6 ? [form] : []));
}

/** Whether two names have a word in common, as far as its beginning tells. */
function isRelated(one: string, other: string): boolean {
  const beginnings = new Set(beginningsOf(one));
  return beginnings.size === 0 || beginningsOf(other).some((beginning) => beginnings.has(beginning));
}

function beginningsOf(name: string): readonly string[] {
  return wordsOf(name.toLowerCase()).flatMap(({ form }) =>
    form.length >= lengthOfBeginning ? [form.slice(0, lengthOfBeginning)] : [],
  );
}
