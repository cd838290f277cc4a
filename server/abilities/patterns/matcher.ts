/** A pattern for the text at an offset. Its parts are tried like those of a regular expression: the first match counts. */
export type Part =
  /** Matches in one way or not at all, within some hundred characters. Sticky. */
  | { readonly kind: 'piece'; readonly pattern: RegExp }
  /** As few of the characters as possible, at least one. It ends before a space, a bracket or a full stop, or with the text. */
  | { readonly kind: 'stretch'; readonly characters: RegExp }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  /** The first part that leads to a match of the whole. */
  | { readonly kind: 'either'; readonly parts: readonly Part[] }
  /** Records the span of the part. Groups do not contain each other. */
  | { readonly kind: 'group'; readonly name: string; readonly part: Part }
  /** The end of the text, except for spaces. */
  | { readonly kind: 'end' };

interface Group {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Match {
  readonly end: number;
  /** In the order of the text. */
  readonly groups: readonly Group[];
}

/** The compiled form of a part: instructions in their order, from `compile`. */
export type Program = readonly Instruction[];

type Instruction =
  | Extract<Part, { readonly kind: 'piece' | 'stretch' | 'end' }>
  /** Continues at several targets, in this order. */
  | { readonly kind: 'fork'; readonly targets: readonly number[] }
  | { readonly kind: 'open' }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'done' };

/** An optional part. */
export function optional(part: Part): Part {
  return { kind: 'either', parts: [part, nothing] };
}

/** As many repetitions as possible, up to a maximum. */
export function atMostTimes(most: number, part: Part): Part {
  return most === 0 ? nothing : optional({ kind: 'sequence', parts: [part, atMostTimes(most - 1, part)] });
}

const nothing: Part = { kind: 'sequence', parts: [] };

export function compile(part: Part): Program {
  const program: Instruction[] = [];
  write(part, program);
  program.push({ kind: 'done' });
  return program;
}

function write(part: Part, program: Instruction[]): void {
  switch (part.kind) {
    case 'piece':
    case 'stretch':
    case 'end':
      program.push(part);
      return;
    case 'sequence':
      for (const one of part.parts) write(one, program);
      return;
    case 'either':
      writeEither(part.parts, program);
      return;
    case 'group':
      program.push({ kind: 'open' });
      write(part.part, program);
      program.push({ kind: 'close', name: part.name });
      return;
    default:
      part satisfies never;
  }
}

function writeEither(parts: readonly Part[], program: Instruction[]): void {
  const targets: number[] = [];
  const end: number[] = [];
  program.push({ kind: 'fork', targets });
  for (const part of parts) {
    targets.push(program.length);
    write(part, program);
    program.push({ kind: 'fork', targets: end });
  }
  end.push(program.length);
}

/** A state of a running program. */
interface Way {
  readonly next: number;
  readonly offset: number;
  /** The state before its last instruction. */
  readonly before: Way | undefined;
}

/** So few steps are cheaper than recording them. */
const fewSteps = 50;

/** The maximum of recorded states. No single match comes near it. */
const maximumTried = 100_000;

/**
 * Programs on one text. An instruction that failed at an offset is not tried there again: all matches together take at most the
 * instructions of the program times the length of the text.
 */
export class Matcher {
  readonly #text: string;
  readonly #tried = new Map<Program, Set<number>>();
  #end: number | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The match that begins at an offset, or undefined. */
  match(program: Program, start: number): Match | undefined {
    const ways: Way[] = [{ next: 0, offset: start, before: undefined }];
    let tried: Set<number> | undefined;
    let steps = 0;
    for (let way = ways.pop(); way; way = ways.pop()) {
      const instruction = program[way.next];
      if (!instruction || tried?.has(stateOf(program, way))) continue;
      if (instruction.kind === 'done') {
        // The states on this way have not failed, and may be needed again.
        for (let passed = way.before; tried && passed; passed = passed.before) tried.delete(stateOf(program, passed));
        return { end: way.offset, groups: groupsOn(program, way) };
      }
      if (++steps === fewSteps) tried = this.#triedOf(program);
      tried?.add(stateOf(program, way));
      this.#follow(instruction, way, ways);
    }
    return undefined;
  }

  /** Pushes the next states after an instruction, the first of them on top. */
  #follow(instruction: Exclude<Instruction, { readonly kind: 'done' }>, way: Way, ways: Way[]): void {
    const { offset } = way;
    const next = way.next + 1;
    switch (instruction.kind) {
      case 'piece': {
        const { pattern } = instruction;
        pattern.lastIndex = offset;
        if (pattern.test(this.#text)) ways.push({ next, offset: pattern.lastIndex, before: way });
        return;
      }
      case 'stretch':
        for (const end of this.#endsOf(instruction.characters, offset)) ways.push({ next, offset: end, before: way });
        return;
      case 'end':
        this.#end ??= this.#text.trimEnd().length;
        if (offset >= this.#end) ways.push({ next, offset: this.#text.length, before: way });
        return;
      case 'fork': {
        const { targets } = instruction;
        for (let index = targets.length - 1; index >= 0; index--) {
          ways.push({ next: targets[index] ?? next, offset, before: way });
        }
        return;
      }
      case 'open':
      case 'close':
        ways.push({ next, offset, before: way });
        return;
      default:
        instruction satisfies never;
    }
  }

  /** The possible ends of a stretch, the longest first. */
  #endsOf(characters: RegExp, start: number): readonly number[] {
    characters.lastIndex = start;
    const ends: number[] = [];
    if (!characters.test(this.#text)) return ends;
    for (let end = characters.lastIndex; end > start; end--) {
      if (stretchEnds.includes(this.#text[end] ?? ' ')) ends.push(end);
    }
    return ends;
  }

  #triedOf(program: Program): Set<number> {
    const known = this.#tried.get(program);
    if (known && known.size <= maximumTried) return known;
    const begun = new Set<number>();
    this.#tried.set(program, begun);
    return begun;
  }
}

/** A stretch ends before these characters, or before the end of the text. */
const stretchEnds = ' \n.()[]';

function stateOf(program: Program, { next, offset }: Way): number {
  return offset * program.length + next;
}

function groupsOn(program: Program, way: Way): readonly Group[] {
  const groups: Group[] = [];
  let end = way.offset;
  let name: string | undefined;
  for (let passed: Way | undefined = way; passed; passed = passed.before) {
    const instruction = program[passed.next];
    if (instruction?.kind === 'close') {
      ({ name } = instruction);
      end = passed.offset;
    } else if (instruction?.kind === 'open' && name !== undefined) groups.push({ name, start: passed.offset, end });
  }
  return groups.reverse();
}
