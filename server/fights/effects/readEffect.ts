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
  return reading.result;
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
  readonly #slots: readonly string[] | undefined;
  readonly #shape: HookShape;
  readonly #faults: EffectFault[] = [];
  readonly #effect: { -readonly [Part in keyof StatedEffect]: StatedEffect[Part] };

  constructor(text: string, hook: Hook, slots: readonly string[] | undefined) {
    this.#text = text;
    this.#slots = slots;
    this.#shape = shapes[hook];
    this.#effect = { hook, change: 'add' };
  }

  get result(): ReadEffect {
    if (this.#faults.length === 0) return { effect: this.#effect, faults: [] };
    return { faults: this.#faults.sort((left, right) => left.span.start - right.span.start) };
  }

  readHead({ word, rest }: Part): void {
    const { hook } = this.#effect;
    const { needs, isChanged, names = [] } = this.#shape;
    const written = this.#written(rest);
    if (needs === 'nothing') {
      if (rest && written !== '') this.#report({ what: 'unwanted', span: rest, hook });
    } else if (!rest || written === '') {
      this.#report({ what: 'missing', span: word, hook, needs });
    } else if (needs === 'test') {
      this.#set('test', this.#read<Test>(rest, names, true));
    } else {
      const [sign = ''] = /^[+*×=]?/.exec(written) ?? [];
      const value = { start: rest.start + sign.length, end: rest.end };
      if (sign !== '' && sign !== '+') {
        this.#effect.change = sign === '=' ? 'set' : 'multiply';
        if (!isChanged) this.#report({ what: 'change', span: { start: rest.start, end: value.start }, hook });
      }
      this.#set('value', this.#read<Value>(value, names, false));
    }
  }

  readPart({ word, rest }: Part): void {
    const { hook, moment: known } = this.#effect;
    const name = this.#written(word);
    const moment = moments.find((one) => one === name);
    const needs = Object.hasOwn(parts, name) && (name !== 'to' || this.#shape === wounds) ? parts[name] : undefined;
    const written = this.#written(rest);
    if (!needs) {
      const span = word.start < word.end ? word : { start: 0, end: this.#text.length };
      this.#report({
        what: 'part',
        span,
        written: name,
        nearest: name in parts ? undefined : nearest(name, Object.keys(parts)),
      });
    } else if (!rest || written === '') {
      this.#report({ what: 'missing', span: word, hook: name, needs });
    } else if (moment && (known || !this.#shape.moments?.includes(moment))) {
      this.#report({ what: 'moment', span: word, hook, moment });
    } else if (moment) {
      this.#effect.moment = moment;
      if (moment === 'natural') this.#set('naturalFrom', this.#read<Value>(rest, [], false));
      else this.#set('test', this.#read<Test>(rest, moment === 'once-each' ? ofOpponent : [], true));
    } else if (name === 'on') {
      this.#set('on', this.#read<Test>(rest, ['roll'], true));
    } else if (name === 'to') {
      this.#set('to', written === 'beside' ? written : this.#read<Value>(rest, [], false));
    } else {
      this.#set(name === 'against' ? name : 'after', written);
    }
  }

  #written(span: Span | undefined): string {
    return span ? this.#text.slice(span.start, span.end) : '';
  }

  #set<Part extends keyof StatedEffect>(part: Part, value: StatedEffect[Part] | undefined): void {
    if (value !== undefined) this.#effect[part] = value;
  }

  #read<Kind extends Expression>(span: Span, names: readonly string[], isOfTest: boolean): Kind | undefined {
    const read = readExpression(this.#text, span, (error) => this.#reportError(error), new Set());
    if (!read) return undefined;
    const known = this.#slots && [...this.#slots, ...names];
    visitNames(read, ({ name, span: place }) => {
      if (!known || known.includes(name)) return;
      this.#report({ what: 'name', span: place, written: name, nearest: nearest(name, known) });
    });
    if (read.kind !== 'outcomes' && isTest(read) === isOfTest) return read as Kind;
    const code = read.kind === 'outcomes' ? 'outcomesInside' : isOfTest ? 'valueAsTest' : 'testAsValue';
    this.#reportError({ code, span: read.span });
    return undefined;
  }

  #reportError(error: DiceSyntaxError): void {
    this.#report({ what: 'expression', span: error.span, error });
  }

  #report(fault: EffectFault): void {
    this.#faults.push(fault);
  }
}
