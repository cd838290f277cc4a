import { type Slot, type Template, titleCase } from '../../abilities/template.ts';

/** A template as a list of abilities writes it: `FEAR n` is the name `Fear` and the rest `n`. */
interface WrittenTemplate {
  readonly name: string;
  /** With the space before it, or empty. */
  readonly rest: string;
}

/** Writes a placeholder. `isRated`: the rule's published values belong to this one. */
type WriteSlot = (placeholder: Placeholder, isRated: boolean) => string;

/** `n+` is `n` and `+`; `+n` is `+` and `n`; `1Dn` is `1D` and `n`. */
export interface Placeholder {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/**
 * Writes a template in house style, each word with a capital: `Throw item (Str n)`.
 *
 * @param writeText writes its words and marks, if they must be escaped.
 */
export function writtenTemplate(
  template: Template,
  write: WriteSlot,
  writeText: (text: string) => string = (text) => text,
): WrittenTemplate {
  const words = template.parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []));
  const titled = titleCase(words.join('\n')).split('\n');
  const rated = ratedSlot(template);
  let isRest = false;
  const name: string[] = [];
  const rest: string[] = [];
  for (const part of template.parts) {
    isRest ||= part.kind !== 'word' && name.length > 0;
    const written =
      part.kind === 'slot'
        ? writtenSlot(part.slot, write, part.slot === rated)
        : writeText(part.kind === 'word' ? (titled.shift() ?? part.text) : part.text);
    (isRest ? rest : name).push(written);
  }
  const after = joined(rest);
  return { name: joined(name), rest: after === '' ? '' : ` ${after}` };
}

/** The placeholder as the template has it: `n+`. */
export function asPrinted({ before, name, after }: Placeholder): string {
  return `${before}${name}${after}`;
}

/** The first placeholder for a number or dice; a single one in any case, because dice may replace a word. */
function ratedSlot({ slots }: Template): Slot | undefined {
  return slots.find(({ kind }) => kind !== 'text' && kind !== 'range') ?? (slots.length === 1 ? slots[0] : undefined);
}

function writtenSlot({ kind, names }: Slot, write: WriteSlot, isRated: boolean): string {
  const [name = 'n', second = 'b'] = names;
  const placeholder = (before: string, written: string, after: string): string =>
    write({ before, name: written, after }, isRated);
  switch (kind) {
    case 'range':
      return `${placeholder('', name, '')}-${placeholder('', second, '')}`;
    case 'signed':
      return placeholder('+', name, '');
    case 'die':
      return placeholder('1D', name, '');
    case 'target':
      return placeholder('', name, '+');
    case 'number':
    case 'text':
      return placeholder('', name, '');
    default:
      return kind satisfies never;
  }
}

function joined(parts: readonly string[]): string {
  return parts.join(' ').replace(/([[(]) | ([\])])/g, '$1$2');
}
