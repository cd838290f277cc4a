import { query } from '../../queries/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { wordsOf } from '../../text/words.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { besideSources, sourcesIn } from '../../translations/model/sources.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Plurals of Monsters whose translation has no word in common with that of the singular, although the two have one in the source: `Moth
 * Queens` are no other Monsters than the `Moth Queen`. Spans are in document coordinates.
 */
export function pluralProblems(scope: Package, document: Document): readonly Finding[] {
  const found = unrelatedAmong(scope, document);
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

function unrelatedAmong(scope: Package, document: Document): readonly Unrelated[] {
  const names = namesBySection(document).found;
  const language = languageOfDocument(document);
  const singulars = new Map<string, Name>();
  for (const { value } of names) if (value.part === 'name') singulars.set(value.id, value);
  return names.flatMap(({ index, value: name }) => {
    const singular = name.part === 'plural' ? singulars.get(name.id) : undefined;
    if (!singular || isRelatedIn(name, singular, language)) return [];
    return relatedBySection.at(document, index, scope) ? [{ name, other: singular.text, index }] : [];
  });
}

/** Whether a plural has a word in common with its singular. A key in a name changes one of them. */
const isRelatedIn = query(
  (plural: Name, singular: Name, language: string): boolean =>
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
const namesBySection = bySection<Name, []>({
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

/** Whether the source of a plural has a word in common with that of its singular. */
const relatedBySection = besideSources({
  valueIn: ({ document, key, text }, { candidates: [plural] }, sections) => {
    const ofName = sourcesIn(key.replace(/plural$/, 'name'), languageOfDocument(document), sections);
    const [name] = ofName.candidates;
    // A plural that is the same as its source is reported as not translated.
    return name && plural && plural.text.trim() !== text.trim() && isRelated(name.text, plural.text);
  },
});

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
