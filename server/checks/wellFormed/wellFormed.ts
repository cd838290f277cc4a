import { rootNameOf } from '../../formats/kinds.ts';
import { shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import { Document, documentSpan } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type { Element } from '../../xml/tree.ts';
import { edited } from '../problems/edited.ts';
import { type Fix, type Problem, type ProblemCode, severities } from '../problems/problem.ts';
import { syntaxFix } from './syntaxFixes.ts';

/** What keeps a section from being well-formed XML. Spans count in the section. `root` as for `parse`. */
export function wellFormedProblems(
  section: Section,
  root: string | MissingRoot | undefined,
  messages: Messages,
): readonly Problem[] {
  return section.errors.map((error) => {
    const fix = syntaxFix(error, section, root, messages);
    return { ...problemOf(error, messages), ...(fix && { fixes: [fix] }) };
  });
}

/** What is wrong with where the root begins and ends, which only all sections together show. Spans count in the document. */
export function rootProblems(document: Document, messages: Messages): readonly Problem[] {
  const { sections } = document;
  const problems: Problem[] = [];
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
    if (isEnded && !hasSecondRoot) problems.push(problemOf({ kind: 'strayEndTag', name, span }, messages));
    else if (isEarly && !hasSecondRoot) problems.push(problemOf({ kind: 'earlyRootEnd', name, span }, messages));
    isEnded = true;
  }
  const damage = damagedRoot(document, isEnded, messages);
  if (damage) problems.push(damage);
  const root = document.sections[0]?.openRoot;
  if (root?.finished && !isEnded && !isHalfEnded(root, document) && !isOpenedTwice(root, document)) {
    const { name, nameSpan: span } = root;
    const error = { kind: 'unclosedElement', name, endTags: `</${name}>`, isRepeated: false, span } as const;
    const problem = problemOf(error, messages);
    problems.push(withEndTag(problem, root.name, document, messages));
  }
  return problems;
}

/** What is wrong with the root's start tag. That a tag is not finished is said by itself. */
function damagedRoot(document: Document, isEnded: boolean, messages: Messages): Problem | undefined {
  const { kind, rootDamage } = document;
  if (!rootDamage || kind === undefined || kind === 'prose') return undefined;
  const expected = rootNameOf(kind);
  const { span } = rootDamage;
  if (rootDamage.what === 'misnamed') {
    if (document.sections[0]?.openRoot?.finished === false) return undefined;
    const problem = problemOf({ kind: 'wrongRoot', name: rootDamage.name, expected, span }, messages);
    const ends = document.sections.flatMap(({ rootEnd }, index) =>
      rootEnd && rootEnd.name !== expected ? [documentSpan(document, index, rootEnd.nameSpan)] : [],
    );
    const places = [span, ...ends.filter(({ start }) => start > span.start)];
    const edits = places.map((place) => ({ span: place, newText: expected }));
    return withSoundFix(problem, { title: messages.fixes.replace(`<${expected}>`), edits }, document);
  }
  const shown = span.start < span.end ? span : { start: span.start, end: span.start + 1 };
  const problem = problemOf({ kind: 'missingRoot', expected, span: shown }, messages);
  const startTag = span.start < span.end ? `<${expected}>` : `<${expected}>\n`;
  const edits = [{ span, newText: startTag }];
  if (!isEnded) edits.push({ span: { start: document.length, end: document.length }, newText: `\n</${expected}>\n` });
  return withSoundFix(problem, { title: messages.fixes.add(`<${expected}>`), edits }, document);
}

/** A longer document takes too long to be read once more at every key. */
const longestTried = 200_000;

/** The problem with the fix, if that makes the root sound and leaves no more errors than there were. */
function withSoundFix(problem: Problem, fix: Fix, document: Document): Problem {
  if (document.length > longestTried) return problem;
  const { uri, languageId } = document;
  const mended = new Document(uri, languageId, 0, edited(document.getText(), fix.edits));
  const isSound =
    mended.kind === document.kind && mended.rootDamage === undefined && errorsIn(mended) <= errorsIn(document);
  return isSound ? { ...problem, fixes: [fix] } : problem;
}

function errorsIn({ sections }: Document): number {
  return sections.reduce((sum, { errors }) => sum + errors.length, 0);
}

/** The end tag goes to the very end, unless what stands there cannot be read itself, or would not be ended by it. */
function withEndTag(problem: Problem, name: string, document: Document, { fixes }: Messages): Problem {
  const { sections } = document;
  const last = sections.at(-1);
  if (last?.errors.length !== 0) return problem;
  const newText = `</${name}>`;
  const mended = parse(last.text + newText, document.rootFor(sections.length - 1));
  if (!mended.rootEnd || mended.errors.length > 0) return problem;
  const edits = [{ span: { start: document.length, end: document.length }, newText }];
  return { ...problem, fixes: [{ title: fixes.add(newText), edits }] };
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

function problemOf(error: ParseError, messages: Messages): Problem {
  const code = codeOf(error.kind);
  const sentence = messages.problems.syntax[error.kind] as (problem: ParseError) => string;
  return { code, severity: severities[code], span: error.span, message: sentence(error) };
}

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Text;

/** `unclosedElement` is reported as `unclosed-element`. That every kind has such a code the return type checks. */
function codeOf(kind: ParseError['kind']): ProblemCode & Kebab<ParseError['kind']> {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<ParseError['kind']>;
}
