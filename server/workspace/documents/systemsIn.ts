import { remembered } from '../../queries/remembered.ts';
import { frontMatterEnd } from '../../text/markdown/frontMatter.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** The system of a text that names none. */
export const usualSystem = 'warhammer-quest';

/** A text names its systems near its beginning. */
const maximumHead = 4000;

/**
 * The systems that a document names: `<?system mordheim?>` in XML, `systems: mordheim, warhammer-quest` in the front matter of a page, or the
 * comment `<!-- whq-system: mordheim -->` near the beginning of any text. Undefined if it names none.
 */
export function systemsIn(document: Document): readonly string[] | undefined {
  return document.firstSection && named(document.firstSection, document.format)?.map(({ name }) => name);
}

/** The same names, each where it stands in the document; none in a document that names none. */
export function systemNamesIn({ firstSection, format }: Document): readonly SystemName[] {
  return (firstSection && named(firstSection, format)) ?? [];
}

interface SystemName {
  /** In small letters. */
  readonly name: string;
  readonly span: Span;
}

const named = remembered(({ text }: Section, format: Document['format']): readonly SystemName[] | undefined => {
  const head = text.slice(0, maximumHead);
  const found = format?.isXml
    ? /(<\?system\s+)([^?<>]*)\?>/.exec(head)
    : (/^(systems?:[ \t]*\[?)([^\]\r\n]*)/m.exec(head.slice(0, frontMatterEnd(head))) ??
      /(<!--\s*whq-systems?:\s*)([^<>]*?)\s*-->/.exec(head));
  const [, before = '', list = ''] = found ?? [];
  const names = [...list.matchAll(/[\p{L}\d][\p{L}\d-]*/gu)].map(({ 0: name, index }) => {
    const start = (found?.index ?? 0) + before.length + index;
    return { name: name.toLowerCase(), span: { start, end: start + name.length } };
  });
  return names.length > 0 ? names : undefined;
});
