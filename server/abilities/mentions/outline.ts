import { isAnnouncingLine, isAnnouncingTitle } from './announcements.ts';

/** The subject of the part of a text below a heading. */
type Subject =
  /** `## Special rules`, `### The Troll's abilities`, `**Skills**`. */
  | 'abilities'
  /** `## Events`: names there belong to things, events or places. */
  | 'things'
  | 'unknown';

interface Heading {
  readonly start: number;
  /** 1 to 6; 7 for a line of its own that announces abilities and is no heading. */
  readonly level: number;
  readonly subject: Subject;
  /** The heading above it of which its part of the text is a part. */
  readonly parent: Heading | undefined;
}

/** The headings of a flattened text, which give the subject of each part. Offsets are asked for in ascending order. */
export class Outline {
  readonly #headings: readonly Heading[];
  #next = 0;

  constructor(flat: string) {
    this.#headings = flat.includes('\n') ? headingsIn(flat) : none;
  }

  /** The heading below which the offset stands; for a heading itself its parent. */
  headingAt(offset: number): Heading | undefined {
    while ((this.#headings[this.#next]?.start ?? Number.POSITIVE_INFINITY) <= offset) this.#next++;
    const last = this.#headings[this.#next - 1];
    return last?.start === offset ? last.parent : last;
  }
}

/** The subject of the nearest heading with one. */
export function subjectOf(heading: Heading | undefined): Subject {
  return heading?.subject ?? 'unknown';
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
    const said: Subject = isAnnouncement ? 'abilities' : things.test(text) ? 'things' : 'unknown';
    const subject = said === 'unknown' ? inheritedFrom(parent) : said;
    headings.push({ start: index, level, subject, parent });
  }
  return headings;
}

/** The title of a whole text says little of its parts: `# The Treasure of Karak Azgal`. */
function inheritedFrom(parent: Heading | undefined): Subject {
  return parent?.level === 1 && parent.subject === 'things' ? 'unknown' : subjectOf(parent);
}

/** Things that are listed by name and are no abilities. */
const things =
  /(?<!\p{L})(?:events?|encounters?|treasures?|objects?|items?|rooms?|places?|locations?|chapters?|books?|shel(?:f|ves)|scenes?|shops?|prices?|names?|hazards?|rumou?rs?|inns?|spells?|cards?|sucesos?|eventos?|encuentros?|tesoros?|objetos?|salas?|lugares|capítulos?|libros?|estantes?|escenas?|tiendas?|precios?|nombres?|peligros?|rumores|posadas?|hechizos?|cartas?)(?!\p{L})/iu;
