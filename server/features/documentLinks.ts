import type { DocumentLink } from 'vscode-languageserver-types';
import { grouped } from '../text/grouped.ts';
import { label } from '../text/label.ts';
import { type Span, shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Definition } from '../workspace/index/definition.ts';
import type { Package } from '../workspace/packages/package.ts';
import { mentionsIn } from '../workspace/rules/mentions.ts';
import { locationIn, placeOf, ruleNameSpan } from '../workspace/rules/ruleLocation.ts';
import type { Asked } from './asked.ts';

/**
 * A link to the rule from each mention in prose, from ids as code there, and from the ids of uses and translations in XML. A section that
 * is not well-formed has none, so that links do not come and go while a tag is typed.
 *
 * @param canOpen whether the client can show a document with that URI; there is no link to any other.
 */
export function documentLinks(
  { scope, document, reader: { messages } }: Asked,
  canOpen: (uri: string) => boolean,
): readonly DocumentLink[] {
  // Hundreds of links lead to one rule.
  return [...grouped(allLinked(document, scope), ({ definition }) => definition)].flatMap(([definition, links]) => {
    if (!canOpen(definition.document.uri)) return [];
    const tooltip = label(`${definition.rule.name} · ${placeOf(scope, definition, messages.language)}`);
    const target = linkTo(definition);
    return links.map(({ span }) => ({ range: document.range(span), target, tooltip }));
  });
}

/** Spans in document coordinates. */
const allLinked = listedBySection((document, section, index, scope: Package) =>
  linkedIn(scope, document, section).map(
    ({ span, definition }): Linked => ({ span: shift(span, document.startOf(index)), definition }),
  ),
);

interface Linked {
  readonly span: Span;
  readonly definition: Definition;
}

function linkedIn(scope: Package, document: Document, section: Section): readonly Linked[] {
  if (section.errors.length > 0) return [];
  const ids = scope.index.referencesIn(section).flatMap(({ id, kind, span }): readonly Linked[] => {
    // A Markdown link is a link already.
    const definition = kind === 'link' ? undefined : scope.ruleWithId(id);
    return definition ? [{ span, definition }] : [];
  });
  if (document.format?.isXml) return ids;
  return [...ids, ...mentionsIn(scope, document, section)];
}

/** Where an editor opens the rule: its file, and the line behind a `#`. */
function linkTo(definition: Definition): string {
  const location = locationIn(definition.document, definition.section, ruleNameSpan(definition));
  return location ? `${location.uri}#L${location.range.start.line + 1}` : definition.document.uri;
}
