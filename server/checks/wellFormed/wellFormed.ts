import type { XmlFormat } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { entitiesOf } from '../../xml/entities.ts';
import type { MissingRoot } from '../../xml/parse.ts';
import type { ParseError } from '../../xml/parseError.ts';
import type { Finding, Settled } from '../problems/finding.ts';
import { problemOf } from '../problems/problemOf.ts';
import { misnamedTags } from './misnamedTags.ts';
import { syntaxFix, triedFix } from './syntaxFixes.ts';

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
    const pair = misnamed.get(error);
    if (closed.has(error) || (misnamed.has(error) && !pair)) return [];
    const fix = pair ? triedFix(pair.fixes?.[0], error, section, root) : syntaxFix(error, format, section, root);
    const { fixes: _, ...problem } = pair ?? problemOf(error);
    return [{ ...problem, ...(fix && { fixes: [fix] }) } as Finding];
  });
}

/** Entities that the document declares. */
export function declaredEntities({ firstSection }: Document): Settled {
  const isDeclared = firstSection && entitiesOf(firstSection.text, firstSection.nodes);
  return ({ code, facts }) => code === 'unknown-entity' && isDeclared?.(facts.name) === true;
}

/** The errors of unclosed elements that an end tag with the wrong slash ends, as `<p>It bites.<\p>`, which is one mistake. */
function closedBackwards({ errors, text }: Section): ReadonlySet<ParseError> {
  const closed = new Set<ParseError>();
  for (const [index, { kind, span }] of errors.entries()) {
    if (kind !== 'strayLessThan' || text[span.end] !== '\\') continue;
    const [name] = /^[^\s<>]*/.exec(text.slice(span.end + 1, span.end + 100)) ?? [];
    const open = errors
      .slice(0, index)
      .findLast((one) => one.kind === 'unclosedElement' && one.name === name && !closed.has(one));
    if (open) closed.add(open);
  }
  return closed;
}
