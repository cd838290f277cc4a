import type { Section } from '../../workspace/documents/section.ts';

/** The comment in an entry with the text of its source: it counts as missing until the comment is deleted. No app shows comments. */
export const stubMark = '<!-- whq-translate -->';

/** Whether an entry of a translations file is marked as still to be translated. */
export function isStub({ text }: Section): boolean {
  const mark = text.indexOf(word);
  return mark >= 0 && mark < text.indexOf('</') && written.test(text.slice(Math.max(0, mark - 100), mark + 120));
}

const word = 'whq-translate';

const written = /<!--\s{0,99}whq-translate\s{0,99}-->/;
