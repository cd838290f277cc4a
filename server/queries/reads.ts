/** Something that changes, and that functions with a memory read: the text of a file, the names of a package. */
export interface Input {
  /** Another value as soon as what has been read of the input may be otherwise. */
  readonly mark: unknown;
  /** True for what never changes: nobody needs to know that it has been read. */
  readonly isConstant?: boolean;
  /** Whether the input does not tell that it changes by `noteChange`: its mark is worked out, and must be asked for. */
  readonly isAsked?: boolean;
}

/** An input with a mark of its own. */
export class Mark implements Input {
  #mark = {};

  get mark(): object {
    return this.#mark;
  }

  /** What has been read of the input is no longer true. */
  change(): void {
    this.#mark = {};
    noteChange(this);
  }
}

/** The inputs that have changed last, and how many have changed before these. */
const changed: Input[] = [];
let dropped = 0;

/** More of them are not kept: whoever has not asked for so long asks all inputs for their marks. */
const maximumChanges = 2000;

/** To be called by each input when its mark changes. */
export function noteChange(input: Input): void {
  changed.push(input);
  if (changed.length <= maximumChanges) return;
  dropped += changed.length;
  changed.length = 0;
}

/** The number of changes of inputs so far: as long as it stays, so do all marks. */
export function changesSoFar(): number {
  return dropped + changed.length;
}

/** The inputs that have changed since there were so many changes; undefined if that is not known. */
export function changedSince(changes: number): readonly Input[] | undefined {
  return changes < dropped ? undefined : changed.slice(changes - dropped);
}

/** The inputs that a function has read, each once, with the marks that they had. */
export interface Reads {
  readonly inputs: readonly Input[];
  readonly marks: readonly unknown[];
  /** The number of changes when the marks were last compared. */
  comparedAt: number;
}

/** What a function that is being recorded has read so far. */
interface Recording {
  readonly outer: Recording | undefined;
  /** Undefined before the first. */
  inputs: Set<Input> | undefined;
  last: Input | undefined;
}

let recording: Recording | undefined;

/** Whether somebody records what is read. */
export function isRecording(): boolean {
  return recording !== undefined;
}

/** To be called by whatever answers from an input. Costs nothing where nobody records. */
export function noteRead(input: Input): void {
  if (recording === undefined || recording.last === input || input.isConstant === true) return;
  recording.last = input;
  recording.inputs ??= new Set();
  recording.inputs.add(input);
}

/** The same for an object that may be an input. */
export function noteReadOf(object: object): void {
  if (recording !== undefined && 'mark' in object) noteRead(object as Input);
}

/** The same for all that an answer was made of. */
export function noteReads(reads: Reads | undefined): void {
  if (recording !== undefined && reads) for (const input of reads.inputs) noteRead(input);
}

/** Begins to record what is read. Each call needs one of `endRecording`, also behind a failure. */
export function beginRecording(): void {
  recording = { outer: recording, inputs: undefined, last: undefined };
}

/**
 * What has been read since the last `beginRecording`, but for the object that it was read for; undefined for nothing. It does not count as read
 * by the function around: `noteReads` does that.
 */
export function endRecording(besides?: object): Reads | undefined {
  const read = recording?.inputs;
  recording = recording?.outer;
  read?.delete(besides as Input);
  if (!read || read.size === 0) return undefined;
  const inputs = [...read];
  const marks = inputs.map(({ mark }) => mark);
  return { inputs, marks, comparedAt: read.has(unfinished) ? -1 : changesSoFar() };
}

/** Does work, and adds what it reads to the inputs, also if it fails or pauses. It does not count as read by the function around. */
export function recordedInto<Result>(inputs: Set<Input>, work: () => Result): Result {
  const outer = recording;
  recording = { outer, inputs, last: undefined };
  try {
    return work();
  } finally {
    recording = outer;
  }
}

/** Does work whose reads are noted otherwise: they do not count as read by the function around. */
export function unrecorded<Result>(work: () => Result): Result {
  const outer = recording;
  recording = undefined;
  try {
    return work();
  } finally {
    recording = outer;
  }
}

/** Read by work that is not complete: what is made of it is not remembered. */
export const unfinished: Input = {
  isAsked: true,
  get mark() {
    return {};
  },
};

/** Whether all that has been read is still so. */
export function areCurrent(reads: Reads): boolean {
  if (reads.comparedAt === changesSoFar()) return true;
  const now = changesSoFar();
  const { inputs, marks } = reads;
  for (let index = 0; index < inputs.length; index++) if (inputs[index]?.mark !== marks[index]) return false;
  reads.comparedAt = now;
  return true;
}
