import type { Expression, Test, Value } from '../../dice/language/expression.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { readExpression } from '../../dice/language/grammar.ts';
import { maximumLength } from '../../dice/language/limits.ts';
import { visitNames } from '../../dice/language/names.ts';
import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import { nearest } from '../../text/nearest.ts';
import { type Span, trimmed } from '../../text/span.ts';
import type { Effect, Hook } from '../effect.ts';

/** What an instruction says, without the values of a use. */
export type StatedEffect = Omit<Effect, 'ability' | 'bindings'>;

/** What is wrong with an instruction, on the smallest span that shows it. Spans count in the text of the instruction. */
export type EffectFault =
  /** The word before the colon is no hook. `nearest`: the hook that is most likely meant. */
  | { readonly what: 'hook'; readonly span: Span; readonly written: string; readonly nearest: string | undefined }
  /** Nothing stands behind the hook, which needs it. */
  | { readonly what: 'missing'; readonly span: Span; readonly hook: string; readonly needs: 'value' | 'test' | 'words' }
  /** The hook stands alone, and something stands behind it. */
  | { readonly what: 'unwanted'; readonly span: Span; readonly hook: string }
  /** `*2` or `= 2` of something to which values are only added. */
  | { readonly what: 'change'; readonly span: Span; readonly hook: string }
  /** A part behind a semicolon that is none of those there are. */
  | { readonly what: 'part'; readonly span: Span; readonly written: string; readonly nearest: string | undefined }
  /** The moment does not fit the hook, or is the second one. */
  | { readonly what: 'moment'; readonly span: Span; readonly hook: string; readonly moment: string }
  /** The name has no value there. */
  | { readonly what: 'name'; readonly span: Span; readonly written: string; readonly nearest: string | undefined }
  /** The value or test cannot be read. */
  | { readonly what: 'expression'; readonly span: Span; readonly error: DiceSyntaxError };

/** An instruction as it is read: what it does, or what it leaves out in words; neither where it has faults. */
interface ReadEffect {
  readonly effect?: StatedEffect;
  /** `not-modelled: …`: what else the ability does, which fights leave out. */
  readonly notModelled?: string;
  readonly faults: readonly EffectFault[];
}

type Moment = NonNullable<Effect['moment']>;

interface HookShape {
  readonly needs: 'value' | 'test' | 'nothing';
  /** Whether its value may be multiplied and set, not only added to. */
  readonly isChanged?: boolean;
  readonly moments?: readonly Moment[];
  /** The names that have a value there beside those of the use. */
  readonly names?: readonly string[];
}

const ofHit: readonly Moment[] = ['natural'];

/** The values of an opponent. */
const ofOpponent = ['battle-level', 'strength', 'toughness', 'armour', 'initiative'];

/** His own values, and how many of his kind stand. */
const ofOwn = ['monster-strength', 'monster-damage-dice', 'monster-ballistic-skill'];

const wounds: HookShape = { needs: 'value', names: [...ofOpponent, ...ofOwn, 'monsters-left'] };

/** All hooks with what stands behind them, in the order in which they are offered. */
const shapes: Readonly<Record<Hook, HookShape>> = {
  'to-hit': { needs: 'value' },
  'to-hit-against': { needs: 'value', moments: ['once-each'] },
  attacks: { needs: 'value', isChanged: true, moments: ['each-turn'] },
  'attacks-against': { needs: 'value', isChanged: true },
  strength: { needs: 'value', isChanged: true },
  'strength-against': { needs: 'value', isChanged: true },
  toughness: { needs: 'value', isChanged: true },
  armour: { needs: 'value', isChanged: true },
  damage: { needs: 'value', isChanged: true, moments: ofHit },
  'damage-dice': { needs: 'value', isChanged: true },
  'extra-wounds': { needs: 'value', moments: ofHit, names: [...ofOpponent, ...ofOwn] },
  'unreduced-damage': { needs: 'value', moments: ofHit, names: [...ofOpponent, ...ofOwn] },
  'no-armour': { needs: 'nothing', moments: ofHit },
  'no-toughness': { needs: 'nothing', moments: ofHit },
  'gangs-up': { needs: 'nothing' },
  avoids: { needs: 'test', names: ofOpponent },
  'ignores-wounds': { needs: 'value' },
  regains: { needs: 'value' },
  'strikes-first': { needs: 'test' },
  flees: { needs: 'test', names: ['monsters-left'] },
  'wounds-when-placed': wounds,
  'wounds-at-start': wounds,
  'wounds-with-attacks': wounds,
  'wounds-at-end': wounds,
  acts: { needs: 'test' },
  falls: { needs: 'test' },
  'changes-target': { needs: 'nothing' },
  'keeps-target': { needs: 'nothing' },
  'left-over': { needs: 'nothing' },
  attackable: { needs: 'nothing' },
  nothing: { needs: 'nothing' },
};

const moments: readonly Moment[] = ['once-each', 'each-turn', 'natural'];

/** What may stand behind a semicolon, with what it needs. */
const parts: Readonly<Record<string, 'value' | 'test' | 'words'>> = {
  'once-each': 'test',
  'each-turn': 'test',
  natural: 'value',
  against: 'words',
  on: 'test',
  to: 'value',
  after: 'words',
};

/** The word before what else an ability does, which fights leave out. */
const notModelledWord = 'not-modelled';

const effectWords: readonly string[] = [...Object.keys(shapes), notModelledWord];

/** The hooks with what they need behind them, in the order in which they are offered. */
export const hooks: readonly { readonly hook: Hook; readonly needs: HookShape['needs'] }[] = Object.entries(
  shapes,
).flatMap(([hook, { needs }]) => (isHook(hook) ? [{ hook, needs }] : []));

/**
 * Reads what stands in a `<?fight … ?>`: `HOOK: value or test; once-each, each-turn or natural: test; against: WORDS; …`, in the language of
 * odds. Never throws.
 *
 * @param slots the names that have the values of a use: those in the name of the rule, and those that it declares; undefined where they are
 *   not known.
 */
export function readEffect(text: string, slots: readonly string[] | undefined): ReadEffect {
  if (text.length > maximumLength) return tooLong(text);
  const [head, ...parts] = partsOf(text);
  const word = text.slice(head.word.start, head.word.end);
  if (word === notModelledWord) return readNotModelled(text, head);
  if (!isHook(word)) {
    const span = word === '' ? { start: 0, end: text.length } : head.word;
    return { faults: [{ what: 'hook', span, written: word, nearest: nearest(word, effectWords) }] };
  }
  const reading = new EffectReading(text, word, slots);
  reading.readHead(head);
  for (const part of parts) reading.readPart(part);
  return reading.result();
}

function tooLong({ length }: string): ReadEffect {
  const span = { start: maximumLength, end: length };
  return {
    faults: [{ what: 'expression', span, error: { code: 'tooLong', span, limit: maximumLength } }],
  };
}

function readNotModelled(text: string, { word, rest }: Part): ReadEffect {
  const words = rest && text.slice(rest.start).trim();
  if (words) return { notModelled: words, faults: [] };
  return { faults: [{ what: 'missing', span: word, hook: notModelledWord, needs: 'words' }] };
}

function isHook(word: string): word is Hook {
  return Object.hasOwn(shapes, word);
}

/** `WORD: rest` between two semicolons. */
interface Part {
  readonly word: Span;
  /** Behind the colon; absent without one. */
  readonly rest: Span | undefined;
}

/** The parts between semicolons. A semicolon at the very end is forgiven. */
function partsOf(text: string): readonly [Part, ...Part[]] {
  const parts: Part[] = [];
  const end = text.replace(/[;\s]+$/, '').length;
  let start = 0;
  for (let at = text.indexOf(';'); at >= 0 && at < end; at = text.indexOf(';', start)) {
    parts.push(partIn(text, { start, end: at }));
    start = at + 1;
  }
  const [first, ...others] = [...parts, partIn(text, { start, end })];
  return first ? [first, ...others] : [partIn(text, { start, end })];
}

function partIn(text: string, span: Span): Part {
  const colon = text.slice(span.start, span.end).indexOf(':');
  if (colon < 0) return { word: trimmed(text, span), rest: undefined };
  const at = span.start + colon;
  return {
    word: trimmed(text, { start: span.start, end: at }),
    rest: trimmed(text, { start: at + 1, end: span.end }),
  };
}

/** Reads the parts of one instruction of a known hook. */
class EffectReading {
  readonly #text: string;
  readonly #hook: Hook;
  readonly #slots: readonly string[] | undefined;
  readonly #shape: HookShape;
  readonly #faults: EffectFault[] = [];
  #change: Effect['change'] = 'add';
  #value: Value | undefined;
  #test: Test | undefined;
  #moment: Moment | undefined;
  #naturalFrom: Value | undefined;
  #on: Test | undefined;
  #to: Effect['to'];
  /** `against` and `after`. */
  readonly #words: Record<string, string> = {};

  constructor(text: string, hook: Hook, slots: readonly string[] | undefined) {
    this.#text = text;
    this.#hook = hook;
    this.#slots = slots;
    this.#shape = shapes[hook];
  }

  readHead({ word, rest }: Part): void {
    const { needs, isChanged, names = [] } = this.#shape;
    const written = rest ? this.#text.slice(rest.start, rest.end) : '';
    if (needs === 'nothing') {
      if (rest && written !== '') this.#report({ what: 'unwanted', span: rest, hook: this.#hook });
      return;
    }
    if (!rest || written === '') {
      this.#report({ what: 'missing', span: word, hook: this.#hook, needs });
      return;
    }
    if (needs === 'test') {
      this.#test = this.#readTest(rest, names);
      return;
    }
    const [sign = ''] = /^[+*×=]?/.exec(written) ?? [];
    const isAdded = sign === '' || sign === '+';
    if (!isAdded) {
      this.#change = sign === '=' ? 'set' : 'multiply';
      const span = { start: rest.start, end: rest.start + sign.length };
      if (!isChanged) this.#report({ what: 'change', span, hook: this.#hook });
    }
    this.#value = this.#readValue({ start: rest.start + sign.length, end: rest.end }, names);
  }

  readPart({ word, rest }: Part): void {
    const name = this.#text.slice(word.start, word.end);
    const moment = moments.find((one) => one === name);
    const needs = Object.hasOwn(parts, name) && (name !== 'to' || this.#shape === wounds) ? parts[name] : undefined;
    const written = rest ? this.#text.slice(rest.start, rest.end) : '';
    if (!needs) {
      const span = word.start < word.end ? word : { start: 0, end: this.#text.length };
      this.#report({ what: 'part', span, written: name, nearest: nearest(name, Object.keys(parts)) });
    } else if (!rest || written === '') {
      this.#report({ what: 'missing', span: word, hook: name, needs });
    } else if (moment && (this.#moment || !this.#shape.moments?.includes(moment))) {
      this.#report({ what: 'moment', span: word, hook: this.#hook, moment });
    } else if (moment) {
      this.#moment = moment;
      if (moment === 'natural') this.#naturalFrom = this.#readValue(rest, []);
      else this.#test = this.#readTest(rest, moment === 'once-each' ? ofOpponent : []);
    } else if (name === 'on') {
      this.#on = this.#readTest(rest, ['roll']);
    } else if (name === 'to') {
      this.#to = written === 'beside' ? written : this.#readValue(rest, []);
    } else {
      this.#words[name] = written;
    }
  }

  result(): ReadEffect {
    if (this.#faults.length > 0) {
      return { faults: this.#faults.sort((left, right) => left.span.start - right.span.start) };
    }
    const effect: StatedEffect = {
      hook: this.#hook,
      change: this.#change,
      ...(this.#value && { value: this.#value }),
      ...(this.#test && { test: this.#test }),
      ...(this.#moment && { moment: this.#moment }),
      ...(this.#naturalFrom && { naturalFrom: this.#naturalFrom }),
      ...(this.#on && { on: this.#on }),
      ...(this.#to && { to: this.#to }),
      ...this.#words,
    };
    return { effect, faults: [] };
  }

  #readTest(span: Span, names: readonly string[]): Test | undefined {
    const read = this.#read(span, names);
    if (!read || isTest(read)) return read;
    const code = read.kind === 'outcomes' ? 'outcomesInside' : 'valueAsTest';
    this.#reportError({ code, span: read.span });
    return undefined;
  }

  #readValue(span: Span, names: readonly string[]): Value | undefined {
    const read = this.#read(span, names);
    if (!read) return undefined;
    if (read.kind !== 'outcomes' && !isTest(read)) return read;
    this.#reportError({ code: read.kind === 'outcomes' ? 'outcomesInside' : 'testAsValue', span: read.span });
    return undefined;
  }

  #read(span: Span, names: readonly string[]): Expression | undefined {
    const read = readExpression(this.#text, span, (error) => this.#reportError(error), new Set());
    if (!read || !this.#slots) return read;
    const known = [...this.#slots, ...names];
    visitNames(read, ({ name, span: place }) => {
      if (known.includes(name)) return;
      this.#report({ what: 'name', span: place, written: name, nearest: nearest(name, known) });
    });
    return read;
  }

  #reportError(error: DiceSyntaxError): void {
    this.#report({ what: 'expression', span: error.span, error });
  }

  #report(fault: EffectFault): void {
    this.#faults.push(fault);
  }
}
