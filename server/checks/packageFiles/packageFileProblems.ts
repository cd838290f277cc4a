import type { JsonFormat } from '../../formats/jsonFormat.ts';
import { type JsonError, readJson } from '../../json/readJson.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import { fileListProblems } from './fileList.ts';
import { namedFileProblems } from './namedFile.ts';
import { packageRootOf } from './packageRoot.ts';
import { settingProblems } from './settings.ts';

/** The problems of a file that describes a package, in the order of its text. While it is no JSON, there are only those that say so. */
export function packageFileProblems(scope: Package, document: Document, format: JsonFormat): readonly Finding[] {
  // Without the mark and without content beside it, the file may be of another program.
  if (format.mark?.test(document.getText()) === false && packageRootOf(scope.fileNames, document.uri) === undefined)
    return [];
  const read = readJson(document.getText());
  const problems =
    read.errors.length > 0
      ? syntaxProblems(document.getText(), read.errors)
      : [
          ...settingProblems(document.getText(), read, format),
          ...fileListProblems(scope, document, read, format),
          ...namedFileProblems(scope, document, read, format),
        ];
  return [...problems].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** Texts in other quotation marks are one mistake. */
function syntaxProblems(text: string, errors: readonly JsonError[]): readonly Finding[] {
  const [first, ...others] = errors.filter(({ kind }) => kind === 'otherQuotes');
  return errors.flatMap((error) => {
    if (others.includes(error)) return [];
    const fixes = error === first ? inDoubleQuotes(text, [first, ...others]) : commaFixes(error);
    return { code: 'json-syntax', span: error.span, facts: { kind: error.kind }, ...(fixes.length > 0 && { fixes }) };
  });
}

function inDoubleQuotes(text: string, errors: readonly JsonError[]): readonly Fix[] {
  const edits = errors.map(({ span }) => ({ span, newText: `"${text.slice(span.start + 1, span.end - 1)}"` }));
  return [{ kind: 'replace', text: edits[0]?.newText ?? '', edits }];
}

function commaFixes({ kind, span }: JsonError): readonly Fix[] {
  if (kind === 'trailingComma') return [{ kind: 'remove', text: ',', edits: [{ span, newText: '' }] }];
  const behind = { start: span.end, end: span.end };
  return kind === 'missingComma' ? [{ kind: 'add', text: ',', edits: [{ span: behind, newText: ',' }] }] : [];
}
