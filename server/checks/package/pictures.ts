import { isSlipOf } from '../../text/nearest.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import { elementsIn, textIn } from '../entries/elementsIn.ts';
import { packageRootOf } from '../packageFiles/packageRoot.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';

/**
 * Pictures that an entry names and that are not in the package: only of folders that the package has, because the pictures of the apps
 * themselves are elsewhere. Depends on the names of the files. Spans are in section coordinates.
 */
export function pictureProblems(
  { fileNames, isBeingRead }: Package,
  { format, uri }: Document,
  section: Section,
): readonly Finding[] {
  const picture = format?.isXml ? format.picture : undefined;
  const root = picture === undefined || isBeingRead ? undefined : packageRootOf(fileNames, uri);
  if (picture === undefined || root === undefined) return [];
  return elementsIn(section.nodes, picture).flatMap((element): readonly Finding[] => {
    const written = textIn(section.text, element);
    if (!written || written.text === '') return [];
    const path = written.text.replace(/^\//, '');
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (folder === '' || !fileNames.hasFolder(`${root}/${folder}`) || fileNames.has(`${root}/${path}`)) return [];
    const others = fileNames.under(`${root}/${folder}`).map((name) => name.slice(root.length + 1));
    const near = nearestOf(path, others);
    const nearest = near === undefined ? undefined : `${written.text.startsWith('/') ? '/' : ''}${near}`;
    const isCase = near?.toLowerCase() === path.toLowerCase();
    const fixes = replacement(written.span, nearest, nearest && escapeText(nearest));
    return [{ code: 'missing-picture', span: written.span, facts: { path, nearest, isCase }, fixes }];
  });
}

/** The picture that is probably meant: with other capitals, with one wrong letter, or with the same name and another ending. */
function nearestOf(path: string, others: readonly string[]): string | undefined {
  const isSame = (other: string): boolean => other.toLowerCase() === path.toLowerCase();
  const stem = stemOf(path);
  return (
    others.find(isSame) ??
    others.find((other) => isSlipOf(path, other)) ??
    others.find((other) => other.includes('.') && stemOf(other) === stem)
  );
}

function stemOf(path: string): string {
  return path.replace(/\.[^./]*$/, '').toLowerCase();
}
