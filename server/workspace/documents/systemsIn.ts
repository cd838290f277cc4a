import { frontMatterEnd } from '../../text/markdown/frontMatter.ts';
import { remembered } from '../../text/remembered.ts';
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
export function systemsIn({ sections: [section], format }: Document): readonly string[] | undefined {
  return section && (format?.isXml ? inXml(section) : inProse(section));
}

const inXml = remembered(({ text }: Section) =>
  namesIn(/<\?system\s+([^?<>]*)\?>/.exec(text.slice(0, maximumHead))?.[1]),
);

const inProse = remembered(({ text }: Section) => {
  const head = text.slice(0, maximumHead);
  const [, named] =
    /^systems?:[ \t]*\[?([^\]\r\n]*)/m.exec(head.slice(0, frontMatterEnd(head))) ??
    /<!--\s*whq-systems?:\s*([^<>]*?)\s*-->/.exec(head) ??
    [];
  return namesIn(named);
});

function namesIn(list: string | undefined): readonly string[] | undefined {
  const names = list?.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
  return names.length > 0 ? names : undefined;
}
