import type { JsonFormat } from '../../formats/jsonFormat.ts';
import { type JsonError, readJson } from '../../json/readJson.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';
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
      ? read.errors.map((error) => syntaxProblem(document.getText(), error))
      : [
          ...settingProblems(document.getText(), read, format),
          ...fileListProblems(scope, document, read, format),
          ...namedFileProblems(scope, document, read, format),
        ];
  return [...problems].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

function syntaxProblem(text: string, { kind, span }: JsonError): Finding {
  const behind = { start: span.end, end: span.end };
  const quoted = `"${text.slice(span.start + 1, span.end - 1)}"`;
  const fixes: { readonly [Kind in JsonError['kind']]?: readonly Fix[] } = {
    trailingComma: [{ kind: 'remove', text: ',', edits: [{ span, newText: '' }] }],
    missingComma: [{ kind: 'add', text: ',', edits: [{ span: behind, newText: ',' }] }],
    otherQuotes: replacement(span, quoted),
  };
  return { code: 'json-syntax', span, facts: { kind }, ...(fixes[kind] && { fixes: fixes[kind] }) };
}
