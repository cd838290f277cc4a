import type { Fraction } from '../../dice/evaluation/fraction.ts';
import { fraction } from '../../dice/evaluation/fraction.ts';
import { parseExpression } from '../../dice/language/parse.ts';
import { damageDice } from '../damageDice.ts';
import type { CloseWeapon, FightSystem, RangedWeapon, StatBlock } from '../statBlock.ts';
import type { ValueName } from './valueNames.ts';
import type {
  AssumedValue,
  BlockFault,
  FoundBlock,
  WrittenBlock,
  WrittenValue,
  WrittenWeapon,
} from './writtenBlock.ts';

/**
 * The values of a written block. The form decides which game it is of; where it may be several, the first of `wanted` among them.
 *
 * @param wanted the systems of the text, or the one that was asked for.
 * @param isTyped whether parts that are not named are left out on purpose.
 */
export function makeBlock(written: WrittenBlock, wanted: readonly string[] = [], isTyped = false): FoundBlock {
  const possible = systemsFor(written);
  const system = wanted.flatMap((id) => possible.find((one) => one === id) ?? [])[0] ?? possible[0];
  const judge = new Judge(written, system ?? 'warhammer-quest');
  if (!system) {
    const faults: readonly BlockFault[] = [...written.faults, { kind: 'mixed', span: written.span, written: '' }];
    return { ...written, system: judge.system, assumed: [], faults };
  }
  const { weapons, span, name, notes } = written;
  const block: StatBlock = { ...judge.block(), ...(notes !== '' && { notes }) };
  if (system === 'gamebook' && weapons.length === 0 && !isTyped) judge.report({ kind: 'unarmed', span, written: name });
  const { system: ofBlock, assumed, faults } = judge;
  return { ...written, system: ofBlock, assumed, faults, ...(faults.length === 0 && { block }) };
}

const all: readonly FightSystem[] = ['warhammer-quest', 'gamebook', 'wfb', 'mordheim'];

/** The games that have all parts of a block, the likeliest first. */
function systemsFor({ form, values, weapons, saves, first, abilities }: WrittenBlock): readonly FightSystem[] {
  const has = (...names: readonly ValueName[]): boolean => names.some((name) => values.has(name));
  const only: (readonly FightSystem[])[] = [];
  if (form === 'element' || has('damage', 'gold', 'armour', 'willpower', 'luck', 'pinning', 'battle-level'))
    only.push(['warhammer-quest']);
  // A table for Warhammer Quest has a column for the damage.
  else if (form === 'table')
    only.push(has('movement', 'ballistic-skill', 'initiative', 'leadership') ? ['wfb', 'mordheim'] : ['gamebook']);
  if (abilities.length > 0 && form !== 'gamebook') only.push(['warhammer-quest', 'wfb', 'mordheim']);
  if (form === 'gamebook' || weapons.length > 0 || has('cover') || first || isSplit(values.get('attacks')))
    only.push(['gamebook']);
  if (has('leadership', 'weapon')) only.push(['wfb', 'mordheim']);
  if (has('save') || saves.length > 0) only.push(['gamebook', 'wfb', 'mordheim']);
  if (has('movement', 'ballistic-skill')) only.push(['warhammer-quest', 'wfb', 'mordheim']);
  return all.filter((system) => only.every((systems) => systems.includes(system)));
}

function isSplit(attacks: WrittenValue | undefined): boolean {
  return attacks?.written.includes('/') ?? false;
}

/** Beyond it nothing of any game goes. */
const highest = 10;
const mostWounds = 10_000;

/** Reads the values of one block and collects what is wrong with them. */
class Judge {
  readonly system: FightSystem;
  readonly faults: BlockFault[];
  readonly assumed: AssumedValue[] = [];
  readonly #written: WrittenBlock;

  constructor(written: WrittenBlock, system: FightSystem) {
    this.#written = written;
    this.system = system;
    this.faults = [...written.faults];
  }

  report(fault: BlockFault): void {
    this.faults.push(fault);
  }

  block(): StatBlock {
    switch (this.system) {
      case 'warhammer-quest':
        return this.#quest();
      case 'gamebook':
        return this.#gamebook();
      default:
        return this.#profile(this.system);
    }
  }

  #quest(): StatBlock {
    const { name, abilities } = this.#written;
    const initiative = this.#number('initiative', 0, highest, 'free');
    const battleLevel = this.#number('battle-level', 1, highest, 'free');
    return {
      system: 'warhammer-quest',
      name,
      weaponSkill: this.#needed('weapon-skill', 0, highest),
      strength: this.#needed('strength', 0, highest),
      toughness: this.#needed('toughness', 0, highest),
      wounds: this.#needed('wounds', 1, mostWounds),
      attacks: this.#number('attacks', 0, highest, 'needed', 1) ?? 0,
      damage: this.#damage(),
      armour: this.#number('armour', 0, highest, 'none', 0) ?? 0,
      ...(initiative !== undefined && { initiative }),
      ...(battleLevel !== undefined && { battleLevel }),
      abilities,
    };
  }

  #gamebook(): StatBlock {
    const { name, weapons, first } = this.#written;
    const [ranged, close] = [this.#weapon('ranged'), this.#weapon('close')];
    for (const weapon of weapons) if (!weaponKind(weapon)) this.#unknownWeapon(weapon);
    const [armourSave, coverSave] = [this.#save('armour'), this.#save('cover')];
    return {
      system: 'gamebook',
      name,
      weaponSkill: this.#needed('weapon-skill', 0, highest),
      strength: this.#needed('strength', 0, highest),
      toughness: this.#needed('toughness', 0, highest),
      wounds: this.#needed('wounds', 1, mostWounds),
      attacks: this.#splitAttacks(),
      ...(ranged && { ranged: this.#rangedWeapon(ranged) }),
      ...(close && { close: this.#closeWeapon(close) }),
      ...(armourSave !== undefined && { armourSave }),
      ...(coverSave !== undefined && { coverSave }),
      ...(first && { initiative: first }),
    };
  }

  #profile(system: 'mordheim' | 'wfb'): StatBlock {
    const { name } = this.#written;
    // A roll for the distance changes no fight.
    const isRolled = /d/i.test(this.#written.values.get('movement')?.written ?? '');
    const wounds = this.#number('wounds', 1, mostWounds, 'needed');
    const save = this.#save('armour');
    const values = {
      movement: isRolled ? undefined : this.#number('movement', 0, 20, 'none'),
      weaponSkill: this.#number('weapon-skill', 0, highest, 'none'),
      ballisticSkill: this.#number('ballistic-skill', 0, highest, 'none'),
      strength: this.#number('strength', 0, highest, 'none'),
      toughness: this.#number('toughness', 0, highest, 'none'),
      wounds,
      initiative: this.#number('initiative', 0, highest, 'none'),
      attacks: this.#number('attacks', 0, highest, 'none'),
      leadership: this.#number('leadership', 0, highest, 'none'),
      save,
    };
    const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    return { system, name, ...known, weaponBonus: this.#number('weapon', -highest, highest, 'none') ?? 0 };
  }

  #needed(name: ValueName, low: number, high: number): number {
    return this.#number(name, low, high, 'needed') ?? 0;
  }

  /**
   * The number of that name.
   *
   * @param without what `-` means: that it is missing, that there is none, or the same and that nothing else in its place is a fault.
   * @param assumed where nothing is written.
   */
  #number(
    name: ValueName,
    low: number,
    high: number,
    without: 'needed' | 'none' | 'free',
    assumed?: number,
  ): number | undefined {
    const value = this.#written.values.get(name);
    if (value === undefined && assumed !== undefined && (this.#written.form !== 'element' || without === 'none')) {
      if (name === 'attacks' || name === 'armour') this.assumed.push({ name, value: assumed });
      return assumed;
    }
    if (value === undefined || noValue.test(value.written)) {
      if (without === 'needed')
        this.report({ kind: 'missing', name, span: value?.span ?? this.#written.span, written: value?.written ?? '' });
      return without === 'none' ? assumed : undefined;
    }
    if (without === 'free' && !wholeNumber.test(value.written)) return undefined;
    return this.#numberIn(value, name, low, high);
  }

  #numberIn({ written, span }: WrittenValue, name: ValueName, low: number, high: number): number | undefined {
    if (!wholeNumber.test(written)) {
      const kind = anyDice.test(written) ? 'dice' : specials.test(written) ? 'special' : 'unreadable';
      this.report({ kind, name, span, written });
      return undefined;
    }
    const number = Number(written.replace(/[−–]/, '-').replace('+', ''));
    if (number < low || number > high) this.report({ kind: 'range', name, span, written, low, high });
    return number;
  }

  /** The damage dice, in the form of `damageDice`. */
  #damage(): string {
    const value = this.#written.values.get('damage');
    const { written = '', span = this.#written.span } = value ?? {};
    if (value === undefined || noValue.test(written)) {
      this.report({ kind: 'missing', name: 'damage', span, written });
      return '';
    }
    const dice = written.replace(/[−–]/g, '-').replace(/\s+/g, '').toUpperCase().replace(/^D/, '1D');
    const { usual = '', strong } = damageDice(dice) ?? {};
    const isRead = (part: string): boolean => plainDice.test(part) && parseExpression(part).errors.length === 0;
    if (isRead(usual) && !strong) return dice.replace(/([+-])/g, ' $1 ');
    if (isRead(usual) && strong && isRead(strong.dice) && strong.from >= 2 && strong.from <= 6) return dice;
    const kind =
      /[/(]/.test(written) && anyDice.test(written) ? 'conditional' : specials.test(written) ? 'special' : 'unreadable';
    this.report({ kind, name: 'damage', span, written });
    return '';
  }

  /** `1/2`: those of shooting before those of Close Combat. */
  #splitAttacks(): { readonly ranged: number; readonly close: number } {
    const value = this.#written.values.get('attacks');
    const [, first, second] = /^(\S+?)\s*\/\s*(\S+)$/.exec(value?.written ?? '') ?? [];
    if (value && first !== undefined && second !== undefined) {
      const part = (written: string): number =>
        noValue.test(written) ? 0 : (this.#numberIn({ written, span: value.span }, 'attacks', 0, highest) ?? 0);
      return { ranged: part(first), close: part(second) };
    }
    const both = this.#number('attacks', 0, highest, 'needed', 1) ?? 0;
    return { ranged: both, close: both };
  }

  #weapon(kind: 'ranged' | 'close'): WrittenWeapon | undefined {
    const [first, second] = this.#written.weapons.filter((weapon) => weaponKind(weapon) === kind);
    if (second) this.report({ kind: 'weapons', span: second.span, written: second.name });
    return first;
  }

  #unknownWeapon({ damage, name, span }: WrittenWeapon): void {
    if (damage) this.report({ kind: 'unreadable', span: damage.span, written: damage.written });
    else this.report({ kind: 'missing', name: 'damage', span, written: name });
  }

  #rangedWeapon(weapon: WrittenWeapon): RangedWeapon {
    const { name, isFire, isPoison, strength, damage, ammunition, span } = weapon;
    if (!strength || noStrength.test(strength.written))
      this.report({ kind: 'gun', span: strength?.span ?? span, written: name });
    if (!damage) this.report({ kind: 'missing', name: 'damage', span, written: name });
    const shots = ammunition && this.#numberIn(ammunition, 'weapon', 0, 1000);
    const isKnown = strength && !noStrength.test(strength.written);
    return {
      name,
      isFire,
      isPoison,
      strength: (isKnown && this.#numberIn(strength, 'strength', 0, highest)) || 0,
      damage: (damage && this.#numberIn(damage, 'damage', 0, 100)) || 0,
      ...(shots !== undefined && { ammunition: shots }),
    };
  }

  #closeWeapon({ name, isFire, isPoison, strength, damage, ammunition, span }: WrittenWeapon): CloseWeapon {
    if (strength && !noStrength.test(strength.written))
      this.report({ kind: 'blade', span: strength.span, written: name });
    if (ammunition) this.report({ kind: 'unreadable', span: ammunition.span, written: ammunition.written });
    const multiplier = damage && multiplierOf(damage.written);
    if (!damage) this.report({ kind: 'missing', name: 'damage', span, written: name });
    else if (!multiplier)
      this.report({ kind: 'unreadable', name: 'damage', span: damage.span, written: damage.written });
    return { name, isFire, isPoison, multiplier: multiplier ?? fraction(1n, 1n) };
  }

  /** The best of the saves of a kind. */
  #save(kind: 'armour' | 'cover'): number | undefined {
    const { values, saves } = this.#written;
    const named = values.get(kind === 'armour' ? 'save' : 'cover');
    const own = saves.filter((save) => save.kind === kind).map(({ score }) => score);
    if (kind === 'armour')
      for (const { kind: known, name, score } of saves)
        if (!known) this.report({ kind: 'unreadable', name: 'save', span: score.span, written: name });
    const scores = [...(named && !noValue.test(named.written) ? [named] : []), ...own].flatMap(
      ({ written, span }) =>
        this.#numberIn(
          { written: written.replace(/^\(?(\d+)\+?\)?$/, '$1'), span },
          kind === 'armour' ? 'save' : 'cover',
          2,
          6,
        ) ?? [],
    );
    return scores.length === 0 ? undefined : Math.min(...scores);
  }
}

const wholeNumber = /^[+−–-]?\d{1,5}$/;
const noValue = /^(?:[-–—−]|none|ningun[oa]|no|)$/i;
const noStrength = /^(?:[-–—−*]|user|own|propia|usuario|)$/i;
const anyDice = /\d*\s?d\s?\d/i;
const specials = /^(?:s|sp|special|especial|esp|see\b.*|ver\b.*|varies|variable|\*|\?|a|auto|automatic)\.?$/i;
const plainDice = /^[1-9]\d?D(?:[2-9]|[1-9]\d{1,2})(?:[+-]\d{1,3})?$/;

/** Whether it shoots or strikes, by its word, or by its damage. */
function weaponKind({ kind, damage }: WrittenWeapon): 'ranged' | 'close' | undefined {
  if (kind) return kind;
  if (!damage) return undefined;
  return multiplierOf(damage.written)
    ? 'close'
    : /^\d{1,3}$/.test(damage.written) || anyDice.test(damage.written)
      ? 'ranged'
      : undefined;
}

/** `x1.5`, `×0,5`, `x1/2`. */
function multiplierOf(written: string): Fraction | undefined {
  const [, whole = '', part = '', below = ''] =
    /^[x×*]\s?(\d{1,3})(?:[.,](\d{1,3})|\/(\d{1,2}))?$/i.exec(written) ?? [];
  if (whole === '' || Number(below || '1') === 0 || Number(whole + part) === 0) return undefined;
  return fraction(BigInt(whole + part), below === '' ? 10n ** BigInt(part.length) : BigInt(below));
}
