import { shift } from '../../text/span.ts';
import { Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type { Element } from '../../xml/tree.ts';
import { edited } from '../problems/edited.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import type { SyntaxCode } from '../problems/kinds.ts';
import { syntaxFix } from './syntaxFixes.ts';

/** What keeps a section from being well-formed XML. Spans count in the section. `root` as for `parse`. */
export function wellFormedProblems(section: Section, root: string | MissingRoot | undefined): readonly Finding[] {
  return section.errors.map((error) => {
    const fix = syntaxFix(error, section, root);
    return { ...problemOf(error), ...(fix && { fixes: [fix] }) };
  });
}

/** What is wrong with where the root begins and ends, which only all sections together show. Spans count in the document. */
export function rootProblems(document: Document): readonly Finding[] {
  const { sections } = document;
  const problems: Finding[] = [];
  const hasSecondRoot = sections.some(
    ({ errors }) => errors.length > 0 && errors.some(({ kind }) => kind === 'secondRoot'),
  );
  let isEnded = false;
  for (let index = 0; index < sections.length; index++) {
    const rootEnd = sections[index]?.rootEnd;
    if (!rootEnd) continue;
    const { name } = rootEnd;
    const span = shift(rootEnd.span, document.startOf(index));
    const isEarly = index < sections.length - 1;
    if (isEnded && !hasSecondRoot) problems.push(problemOf({ kind: 'strayEndTag', name, span }));
    else if (isEarly && !hasSecondRoot) problems.push(problemOf({ kind: 'earlyRootEnd', name, span }));
    isEnded = true;
  }
  const damage = damagedRoot(document, isEnded);
  if (damage) problems.push(damage);
  const root = document.sections[0]?.openRoot;
  if (root?.finished && !isEnded && !isHalfEnded(root, document) && !isOpenedTwice(root, document)) {
    const { name, nameSpan: span } = root;
    const error = { kind: 'unclosedElement', name, endTags: `</${name}>`, isRepeated: false, span } as const;
    const problem = problemOf(error);
    problems.push(withEndTag(problem, root.name, document));
  }
  return problems;
}

/** What is wrong with the root's start tag. That a tag is not finished is said by itself. */
function damagedRoot(document: Document, isEnded: boolean): Finding | undefined {
  const { format, rootDamage } = document;
  if (!rootDamage || !format?.isXml) return undefined;
  const expected = format.root;
  const { span } = rootDamage;
  if (rootDamage.what === 'misnamed') {
    if (document.sections[0]?.openRoot?.finished === false) return undefined;
    const problem = problemOf({ kind: 'wrongRoot', name: rootDamage.name, expected, span });
    const ends = document.sections.flatMap(({ rootEnd }, index) =>
      rootEnd && rootEnd.name !== expected ? [documentSpan(document, index, rootEnd.nameSpan)] : [],
    );
    const places = [span, ...ends.filter(({ start }) => start > span.start)];
    const edits = places.map((place) => ({ span: place, newText: expected }));
    return withSoundFix(problem, { kind: 'replace', text: `<${expected}>`, edits }, document);
  }
  const shown = span.start < span.end ? span : { start: span.start, end: span.start + 1 };
  const problem = problemOf({ kind: 'missingRoot', expected, span: shown });
  const startTag = span.start < span.end ? `<${expected}>` : `<${expected}>\n`;
  const edits = [{ span, newText: startTag }];
  if (!isEnded) edits.push({ span: { start: document.length, end: document.length }, newText: `\n</${expected}>\n` });
  return withSoundFix(problem, { kind: 'add', text: `<${expected}>`, edits }, document);
}

/** A longer document takes too long to be read once more at every key. */
const maximumTriedLength = 200_000;

/** The problem with the fix, if that makes the root sound and leaves no more errors than there were. */
function withSoundFix(problem: Finding, fix: Fix, document: Document): Finding {
  if (document.length > maximumTriedLength) return problem;
  const { uri, languageId } = document;
  const mended = new Document(uri, languageId, 0, edited(document.getText(), fix.edits));
  const isSound =
    mended.format === document.format && mended.rootDamage === undefined && errorsIn(mended) <= errorsIn(document);
  return isSound ? { ...problem, fixes: [fix] } : problem;
}

function errorsIn({ sections }: Document): number {
  return sections.reduce((sum, { errors }) => sum + errors.length, 0);
}

/** The end tag goes to the very end, unless what stands there cannot be read itself, or would not be ended by it. */
function withEndTag(problem: Finding, name: string, document: Document): Finding {
  const { sections } = document;
  const last = sections.at(-1);
  if (last?.errors.length !== 0) return problem;
  const newText = `</${name}>`;
  const mended = parse(last.text + newText, document.rootFor(sections.length - 1));
  if (!mended.rootEnd || mended.errors.length > 0) return problem;
  const edits = [{ span: { start: document.length, end: document.length }, newText }];
  return { ...problem, fixes: [{ kind: 'add', text: newText, edits }] };
}

/** Whether the root's end tag is being typed. */
function isHalfEnded(root: Element, document: Document): boolean {
  const errors = document.sections.at(-1)?.errors ?? [];
  return errors.some((error) => error.kind === 'unfinishedEndTag' && root.name.startsWith(error.name));
}

/** Whether the root begins once more instead of ending, which is said there. */
function isOpenedTwice(root: Element, document: Document): boolean {
  const errors = document.sections.at(-1)?.errors ?? [];
  return errors.some((error) => error.kind === 'unclosedElement' && error.name === root.name);
}

/** The kinds of problems take what is known of an error of well-formedness from the reader of XML itself. */
function problemOf({ kind, span, ...facts }: ParseError): Finding {
  return { code: codeOf(kind), span, facts } as Finding;
}

/** `unclosedElement` is reported as `unclosed-element`. */
function codeOf(kind: ParseError['kind']): SyntaxCode {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as SyntaxCode;
}
