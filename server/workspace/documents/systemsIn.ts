import { remembered } from '../../queries/remembered.ts';
import { frontMatterEnd } from '../../text/markdown/frontMatter.ts';
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
export function systemsIn({ firstSection: section, format }: Document): readonly string[] | undefined {
  return section && named(section, format);
}

const named = remembered(({ text }: Section, format: Document['format']): readonly string[] | undefined => {
  const head = text.slice(0, maximumHead);
  const found = format?.isXml
    ? /<\?system\s+([^?<>]*)\?>/.exec(head)
    : (/^systems?:[ \t]*\[?([^\]\r\n]*)/m.exec(head.slice(0, frontMatterEnd(head))) ??
      /<!--\s*whq-systems?:\s*([^<>]*?)\s*-->/.exec(head));
  const names = found?.[1]?.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
  return names.length > 0 ? names : undefined;
});
