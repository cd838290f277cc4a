import type { XmlFormat } from '../../formats/format.ts';
import { type Span, shift } from '../../text/span.ts';
import { Document, documentSpan } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entitiesOf } from '../../xml/entities.ts';
import { type MissingRoot, parse } from '../../xml/parse.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type { Element } from '../../xml/tree.ts';
import type { Settled } from '../checkRecord.ts';
import { edited } from '../problems/edited.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import type { SyntaxCode } from '../problems/kinds.ts';
import { entriesEndedByRoot, misnamedEnd } from './entriesEndedByRoot.ts';
import { misnamedTags } from './misnamedTags.ts';
import { syntaxFix, triedFix } from './syntaxFixes.ts';
import { nameOfBackwardsEndTag } from './wrongMarks.ts';

/** Errors of well-formedness in a section. Spans are in section coordinates. `root` as for `parse`. */
export function wellFormedProblems(
  format: XmlFormat,
  section: Section,
  root: string | MissingRoot | undefined,
): readonly Finding[] {
  if (section.errors.length === 0) return [];
  const misnamed = misnamedTags(section, format);
  const closed = closedBackwards(section);
  return section.errors.flatMap((error): readonly Finding[] => {
    // `<p>It bites.<\p>` is one mistake.
    if (closed.has(error)) return [];
    const pair = misnamed.get(error);
    if (misnamed.has(error) && !pair) return [];
    const fix = pair ? triedFix(pair.fix, error, section, root) : syntaxFix(error, format, section, root);
    return [{ ...(pair?.finding ?? problemOf(error)), ...(fix && { fixes: [fix] }) }];
  });
}

/** Entities that the document declares. */
export function declaredEntities({ firstSection }: Document): Settled {
  const isDeclared = firstSection && entitiesOf(firstSection.text, firstSection.nodes);
  return ({ code, facts }) => code === 'unknown-entity' && isDeclared?.(facts.name) === true;
}

/** The errors of unclosed elements that an end tag with the wrong slash ends: each the last of its name before that. */
function closedBackwards({ errors, text }: Section): ReadonlySet<ParseError> {
  const closed = new Set<ParseError>();
  for (const [index, error] of errors.entries()) {
    const name = nameOfBackwardsEndTag(error, text);
    const open = errors
      .slice(0, name === undefined ? 0 : index)
      .findLast((one) => one.kind === 'unclosedElement' && one.name === name && !closed.has(one));
    if (open) closed.add(open);
  }
  return closed;
}

/** Problems of the root's start and end, which depend on all sections. Spans are in document coordinates. */
export function rootProblems(document: Document): readonly Finding[] {
  const { sections } = document;
  const ended = entriesEndedByRoot(sections);
  const problems: Finding[] = [];
  const hasSecondRoot = sections.some(
    ({ errors }) => errors.length > 0 && errors.some(({ kind }) => kind === 'secondRoot'),
  );
  let isEnded = false;
  for (let index = 0; index < sections.length; index++) {
    const rootEnd = sections[index]?.rootEnd;
    if (!rootEnd) continue;
    const entry = ended.get(index);
    if (entry) {
      problems.push(misnamedEnd(document, index, entry, rootEnd));
      continue;
    }
    const { name } = rootEnd;
    const span = shift(rootEnd.span, document.startOf(index));
    const isEarly = index < sections.length - 1;
    if (isEnded && !hasSecondRoot) problems.push(problemOf({ kind: 'strayEndTag', name, span }));
    else if (isEarly && !hasSecondRoot) problems.push(earlyEnd(name, span, document));
    isEnded = true;
  }
  const damage = damagedRoot(document, isEnded);
  if (damage) problems.push(damage);
  const root = document.firstSection?.openRoot;
  if (root?.finished && !isEnded && !isHalfEnded(root, document) && !isOpenedTwice(root, document)) {
    const { name, nameSpan: span } = root;
    const error = { kind: 'unclosedElement', name, endTags: `</${name}>`, isRepeated: false, span } as const;
    const problem = problemOf(error);
    problems.push(withEndTag(problem, root.name, document));
  }
  return problems;
}

/** The problem of the root's start tag. An unfinished tag has an error of its own. */
function damagedRoot(document: Document, isEnded: boolean): Finding | undefined {
  const { format, rootDamage } = document;
  if (!rootDamage || !format?.isXml) return undefined;
  const expected = format.root;
  const { span } = rootDamage;
  if (rootDamage.what === 'misnamed') {
    if (document.firstSection?.openRoot?.finished === false) return undefined;
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

/** A longer document takes too long to be read again at every key. */
const maximumTriedLength = 200_000;

/** The problem with the fix, if it repairs the root and adds no errors. */
function withSoundFix(problem: Finding, fix: Fix, document: Document): Finding {
  if (document.length > maximumTriedLength) return problem;
  const { uri, languageId } = document;
  const mended = new Document(uri, languageId, 0, edited(document.getText(), fix.edits));
  const isSound =
    mended.format === document.format &&
    mended.rootDamage === undefined &&
    errorsOfSyntax(mended) <= errorsOfSyntax(document) &&
    (problem.code !== 'early-root-end' || endsOnce(mended));
  return isSound ? { ...problem, fixes: [fix] } : problem;
}

/** Whether the root ends in the last section and nowhere before. */
function endsOnce({ sections }: Document): boolean {
  return sections.findIndex(({ rootEnd }) => rootEnd) === sections.length - 1;
}

/** Adds the fix of an end tag at the very end, unless the text there is damaged, or the tag would not end the root. */
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

/** The problem of an end tag of the root before further entries, with the fix that moves it behind them. */
function earlyEnd(name: string, span: Span, document: Document): Finding {
  const problem = problemOf({ kind: 'earlyRootEnd', name, span });
  const text = document.length > maximumTriedLength ? '' : document.getText();
  const endTag = text.slice(span.start, span.end);
  // With its line, if nothing else stands there.
  const before = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.start);
  const lineEnd = /^[ \t]*\r?\n/.exec(text.slice(span.end, span.end + 100))?.[0] ?? '';
  const removed = before.trim() === '' ? { start: span.start - before.length, end: span.end + lineEnd.length } : span;
  const end = text.trimEnd().length;
  if (end <= removed.end) return problem;
  const lineBreak = lineEnd.includes('\r') ? '\r\n' : '\n';
  const hasOther = document.sections.filter(({ rootEnd }) => rootEnd).length > 1;
  const added = hasOther ? [] : [{ span: { start: end, end }, newText: `${lineBreak}${endTag}` }];
  const edits = [{ span: removed, newText: '' }, ...added];
  return withSoundFix(
    problem,
    hasOther ? { kind: 'remove', text: endTag, edits } : { kind: 'moveToEnd', endTag, edits },
    document,
  );
}

/** Whether the root's end tag is being typed. */
function isHalfEnded(root: Element, document: Document): boolean {
  const errors = document.sections.at(-1)?.errors ?? [];
  return errors.some((error) => error.kind === 'unfinishedEndTag' && root.name.startsWith(error.name));
}

/** Whether there is a second start tag in place of the root's end tag, which has an error of its own. */
function isOpenedTwice(root: Element, document: Document): boolean {
  const errors = document.sections.at(-1)?.errors ?? [];
  return errors.some((error) => error.kind === 'unclosedElement' && error.name === root.name);
}

/** The finding for an error of the XML reader, with the same facts. */
function problemOf({ kind, span, ...facts }: ParseError): Finding {
  return { code: codeOf(kind), span, facts } as Finding;
}

/** `unclosedElement` is reported as `unclosed-element`. */
function codeOf(kind: ParseError['kind']): SyntaxCode {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as SyntaxCode;
}
