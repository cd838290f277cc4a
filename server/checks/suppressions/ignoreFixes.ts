import { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { layoutOf } from '../../workspace/documents/layoutOf.ts';
import { lineEndOf } from '../../workspace/documents/lineEnd.ts';
import { lineAt, type Section } from '../../workspace/documents/section.ts';
import { edited } from '../problems/edited.ts';
import type { Edit, Finding, Fix } from '../problems/finding.ts';
import { isIgnorable, severityOf } from '../problems/kinds.ts';
import { allowsComment } from '../problems/trial.ts';
import { readSuppressions } from './readSuppressions.ts';

/**
 * Comments that ignore a problem, in its entry or paragraph and in the whole file. None for an error, because no program can read such a
 * file; none that would add errors to damaged XML; and none below an unclosed `<!--`, which the comment would close. The reason is empty,
 * and reported as missing until the author writes one. All spans are in document coordinates.
 */
export function ignoreFixes(document: Document, problem: Pick<Finding, 'code' | 'span'>): readonly Fix[] {
  const { code } = problem;
  if (severityOf(code) === 'error' || !isIgnorable(code)) return [];
  const isProse = !document.format?.isXml;
  const comment = (marker: string): string => `<!-- ${marker} ${code}: … -->`;
  const near = (isProse ? beforeParagraph : beforeEntry)(document, problem, comment('whq-ignore'));
  const inFile = (isProse ? atFrontOf : insideRoot)(document, comment('whq-ignore-file'));
  const found: Fix[] = [];
  if (near) found.push({ kind: 'ignore', code, where: isProse ? 'paragraph' : 'entry', edits: [near] });
  if (inFile) found.push({ kind: 'ignore', code, where: 'file', edits: [inFile] });
  return found;
}

/** On a line of its own, indented like the entry, or directly before an entry that does not begin its line. */
function beforeEntry(document: Document, { span }: Pick<Finding, 'span'>, comment: string): Edit | undefined {
  const index = document.sectionIndexAt(span.start);
  const section = document.sections[index];
  if (!section || !entryOf(section, document.format)) return undefined;
  const indentation = blanksBefore(document.sections[index - 1]);
  const behind = indentation === undefined ? '' : `${lineEndOf(document)}${indentation}`;
  const start = document.startOf(index);
  const edit = insertion(start, `${comment}${behind}`);
  const isRead = (tried: Document): boolean => scopeAt(tried, start) === 'nextEntry';
  return allowsComment(document, Math.max(0, index - 1), [edit], isRead) ? edit : undefined;
}

/** What the comment at the offset ignores problems of; undefined without such a comment. */
function scopeAt(document: Document, offset: number): string | undefined {
  const index = document.sectionIndexAt(offset);
  const section = document.sections[index];
  const found = section ? readSuppressions(document, section) : [];
  return found.find(({ span }) => span.start + document.startOf(index) === offset)?.scope.kind;
}

function beforeParagraph(document: Document, { span }: Pick<Finding, 'span'>, comment: string): Edit | undefined {
  const [section] = document.sections;
  if (!section) return undefined;
  const { paragraphs, textStart } = layoutOf(document, section);
  const paragraph = paragraphs.find(({ start, end }) => start <= span.start && span.start < end);
  if (!paragraph || span.start < textStart) return undefined;
  const start = Math.max(paragraph.start, textStart);
  const [indentation = ''] = /^[ \t]*/.exec(section.text.slice(start, start + maximumIndentation)) ?? [];
  const edit = insertion(start, `${indentation}${comment}${lineEndOf(document)}`);
  return isReadAsComment(document, edit, start + indentation.length) ? edit : undefined;
}

/** Whether a comment begins at the offset after the edit. */
function isReadAsComment(document: Document, edit: Edit, offset: number): boolean {
  const { uri, languageId, version } = document;
  const tried = new Document(uri, languageId, version, edited(document.getText(), [edit]));
  const [section] = tried.sections;
  return section !== undefined && layoutOf(tried, section).comments.some(({ start }) => start === offset);
}

function insideRoot(document: Document, comment: string): Edit | undefined {
  const [section] = document.sections;
  const root = section && (section.openRoot ?? section.nodes.find((node) => node.kind === 'element'));
  if (root?.kind !== 'element' || !root.finished || root.selfClosing) return undefined;
  const indentation = blanksBefore(section);
  const before = indentation === undefined ? '' : `${lineEndOf(document)}${indentation}`;
  const edit = insertion(root.startTag.end, `${before}${comment}`);
  const start = root.startTag.end + before.length;
  return allowsComment(document, 0, [edit], (tried) => scopeAt(tried, start) === 'file') ? edit : undefined;
}

/** Above the text, but behind front matter, which must be at the very beginning. */
function atFrontOf(document: Document, comment: string): Edit | undefined {
  const [section] = document.sections;
  if (!section) return undefined;
  const { textStart } = layoutOf(document, section);
  const lineEnd = lineEndOf(document);
  if (textStart === 0) return insertion(0, `${comment}${lineEnd}${lineEnd}`);
  const isAtLineStart = lineAt(section, textStart).start === textStart;
  return insertion(textStart, `${isAtLineStart ? '' : lineEnd}${comment}${lineEnd}`);
}

function insertion(offset: number, newText: string): Edit {
  return { span: { start: offset, end: offset }, newText };
}

/**
 * The indentation at the end of a section, before the next entry; undefined if the line has other text. A vertical tab or a no-break space
 * counts as other text, because a copy of it would be a second slip.
 */
function blanksBefore(section: Section | undefined): string | undefined {
  return /(?:^|[\r\n])([ \t]*)$/.exec(section?.text.slice(-maximumIndentation) ?? '')?.[1];
}

const maximumIndentation = 100;
