import { isAnnouncingLine, isAnnouncingTitle } from './announcements.ts';

interface Heading {
  readonly start: number;
  /** 1 to 6; 7 for a line of its own that announces abilities and is no heading. */
  readonly level: number;
  /** Whether it, or the heading above it, announces abilities: `## Special rules`, `### The Troll's abilities`, `**Skills**`. */
  readonly isOfAbilities: boolean;
  /** The heading above it of which its part of the text is a part. */
  readonly parent: Heading | undefined;
}

/** The headings of a flattened text, which say where abilities are described. Offsets are asked for in ascending order. */
export class Outline {
  readonly #headings: readonly Heading[];
  #next = 0;

  constructor(flat: string) {
    this.#headings = flat.includes('\n') ? headingsIn(flat) : none;
  }

  /** Whether the heading below which the offset stands announces abilities; for a heading itself its parent. */
  isOfAbilities(offset: number): boolean {
    while ((this.#headings[this.#next]?.start ?? Number.POSITIVE_INFINITY) <= offset) this.#next++;
    const last = this.#headings[this.#next - 1];
    return (last?.start === offset ? last.parent : last)?.isOfAbilities ?? false;
  }
}

const none: readonly Heading[] = [];

/** A heading with `#`, one that is underlined, or a short line of its own, perhaps with a colon. */
const headingLine = /^[ >]{0,12}(?:(#{1,6}) +([^\n]{1,100})|(?:[^\s\n][^\n]{0,60}))(?:\n {0,3}(=+|-{2,}) *)?$/gm;

function headingsIn(flat: string): readonly Heading[] {
  const headings: Heading[] = [];
  for (const { 0: written, 1: marks, 2: title, 3: underline, index } of flat.matchAll(headingLine)) {
    const text = title ?? written.split('\n', 1)[0] ?? '';
    const isHeading = marks !== undefined || underline !== undefined;
    const isAnnouncement = isHeading ? isAnnouncingTitle(text) : isAnnouncingLine(text);
    if (!isHeading && !isAnnouncement) continue;
    const level = marks?.length ?? (underline === undefined ? 7 : underline.startsWith('=') ? 1 : 2);
    let parent = headings.at(-1);
    while (parent && parent.level >= level) parent = parent.parent;
    headings.push({ start: index, level, isOfAbilities: isAnnouncement || (parent?.isOfAbilities ?? false), parent });
  }
  return headings;
}
