import { type Fraction, fraction } from '../../dice/evaluation/fraction.ts';
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

/** What is known of a block beside its text. */
interface BlockContext {
  /** The systems of the text, or the one that was asked for. */
  readonly systems?: readonly string[];
  /** Whether parts that are not named are left out on purpose. */
  readonly isTyped?: boolean;
  /** Whether the text speaks of Warhammer Quest. */
  readonly isOfQuest?: boolean;
}

/** The values of a written block. The form decides which game it is of; where it may be several, the first of the context's systems among them. */
export function makeBlock(found: WrittenBlock, context: BlockContext = {}): FoundBlock {
  const written = withArmour(found);
  const possible = systemsFor(written, context.isOfQuest);
  const system = context.systems?.flatMap((id) => possible.find((one) => one === id) ?? [])[0] ?? possible[0];
  const judge = new Judge(written);
  const { faults, assumed } = judge;
  if (!system) {
    faults.push({ kind: 'mixed', span: written.span, written: '' });
    return { ...written, system: 'warhammer-quest', assumed, faults };
  }
  // No other game counts abilities.
  const unread = [written.notes, ...(system === 'warhammer-quest' ? [] : written.abilities)].filter(Boolean).join(', ');
  const block: StatBlock = { ...judge.block(system), ...(unread !== '' && { notes: unread }) };
  if (system === 'gamebook' && written.weapons.length === 0 && !context.isTyped)
    faults.push({ kind: 'unarmed', span: written.span, written: written.name });
  return { ...written, system, assumed, faults, ...(faults.length === 0 && { block }) };
}

/** `T 3(6)`: 3, and 6 with armour. */
function withArmour(block: WrittenBlock): WrittenBlock {
  const { written = '', span = block.span } = block.values.get('toughness') ?? {};
  const [, bare = '', whole = ''] = /^(\d{1,2})\s?\((\d{1,2})\)$/.exec(written) ?? [];
  const armour = Number(whole) - Number(bare);
  const isSame = Number(block.values.get('armour')?.written ?? armour) === armour;
  if (armour <= 0 || !isSame) return block;
  const values = new Map(block.values).set('toughness', { written: bare, span });
  return { ...block, values: values.set('armour', { written: String(armour), span }) };
}

/** The games that have all parts of a block, the likeliest first. */
function systemsFor({ form, values, weapons, saves, first, abilities }: WrittenBlock, isOfQuest = false) {
  const has = (...names: readonly ValueName[]): boolean => names.some((name) => values.has(name));
  const isSplit = values.get('attacks')?.written.includes('/') === true;
  const isArmed = weapons.length > 0 || first !== undefined || has('cover') || isSplit;
  const isSaved = has('save') || saves.length > 0;
  // An army list has points too, and no Monster has Leadership.
  const isQuest = form === 'element' || has(...ofQuest) || (has('gold') && !has('leadership'));
  const isBattle = has('leadership', 'weapon');
  // A table for Warhammer Quest has a column for the damage, or says in another way that it is one.
  const isOther = form === 'table' && !isQuest && !isOfQuest && abilities.length === 0;
  const isProfile = has('movement', 'ballistic-skill', 'initiative', 'leadership');
  const isGamebook = !isBattle && !has('movement', 'ballistic-skill') && (isArmed || abilities.length === 0);
  const may: Readonly<Record<FightSystem, boolean>> = {
    'warhammer-quest': !isArmed && !isBattle && !isSaved && !isOther,
    gamebook: !isQuest && isGamebook && !(isOther && isProfile),
    wfb: !isQuest && !isArmed && !(isOther && !isProfile),
    mordheim: !isQuest && !isArmed && !(isOther && !isProfile),
  };
  return (Object.keys(may) as FightSystem[]).filter((system) => may[system]);
}

const ofQuest = ['damage', 'armour', 'pinning', 'willpower', 'luck', 'battle-level'] as const;

/** Beyond these numbers nothing goes; for all other values they are 0 and 10. */
const limits: { readonly [Name in ValueName]?: readonly [low: number, high: number] } = {
  movement: [0, 20],
  wounds: [1, 10_000],
  'battle-level': [1, 10],
  weapon: [-10, 10],
  damage: [0, 100],
  save: [2, 6],
  cover: [2, 6],
};

/** `weapon-skill` as the name of a property. */
type Property<Name extends string> = Name extends `${infer One}-${infer Other}` ? `${One}${Capitalize<Other>}` : Name;

/** Reads the values of one block and collects what is wrong with them. */
class Judge {
  readonly faults: BlockFault[];
  readonly assumed: AssumedValue[] = [];
  readonly #block: WrittenBlock;

  constructor(block: WrittenBlock) {
    this.#block = block;
    this.faults = [...block.faults];
  }

  block(system: FightSystem): StatBlock {
    const { name, abilities } = this.#block;
    switch (system) {
      case 'warhammer-quest': {
        const numbers = this.#needed('weapon-skill', 'strength', 'toughness', 'wounds');
        const [attacks, damage] = [this.#attacks(), this.#damage()];
        const armour = this.#number('armour') ?? 0;
        if (!this.#block.values.has('armour')) this.assumed.push({ name: 'armour', value: armour });
        const [, score] = /^([1-6])\+$/.exec(this.#block.values.get('ballistic-skill')?.written.trim() ?? '') ?? [];
        return {
          system,
          name,
          ...numbers,
          attacks,
          damage,
          armour,
          ...this.#free('initiative', 'battle-level'),
          ...(score !== undefined && { ballisticSkill: Number(score) }),
          abilities,
        };
      }
      case 'gamebook':
        return { system, name, ...this.#needed('weapon-skill', 'strength', 'toughness', 'wounds'), ...this.#armed() };
      default:
        return {
          system,
          name,
          ...this.#needed('wounds'),
          // A roll for the distance changes no fight.
          ...this.#free('movement'),
          ...this.#known(
            'weapon-skill',
            'ballistic-skill',
            'strength',
            'toughness',
            'initiative',
            'attacks',
            'leadership',
          ),
          ...defined({ save: this.#save('save', 'armour') }),
          weaponBonus: this.#number('weapon') ?? 0,
        };
    }
  }

  #needed<Name extends ValueName>(...names: readonly Name[]): Record<Property<Name>, number> {
    for (const name of names) {
      const { span, written } = this.#block.values.get(name) ?? { span: this.#block.span, written: '' };
      if (!this.#said(name)) this.#fault('missing', { span, written }, name);
    }
    return this.#known(...names) as Record<Property<Name>, number>;
  }

  /** Those that are written. */
  #known<Name extends ValueName>(...names: readonly Name[]): { [Key in Property<Name>]?: number } {
    const entries = names.map((name) => [
      name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase()),
      this.#number(name),
    ]);
    return defined(Object.fromEntries(entries));
  }

  /** The same, where anything else in place of a number is no fault. */
  #free<Name extends ValueName>(...names: readonly Name[]): { [Key in Property<Name>]?: number } {
    return this.#known(...names.filter((name) => wholeNumber.test(this.#said(name)?.written ?? '')));
  }

  #number(name: ValueName): number | undefined {
    const value = this.#said(name);
    return value && this.#numberIn(value, name);
  }

  /** What is written for a value; undefined for `-` too. */
  #said(name: ValueName): WrittenValue | undefined {
    const value = this.#block.values.get(name);
    return value && !noValue.test(value.written) ? value : undefined;
  }

  #fault(kind: BlockFault['kind'], { span, written }: WrittenValue, name?: ValueName): undefined {
    this.faults.push({ kind, span, written, ...(name && { name }) });
  }

  #numberIn(
    { written, span }: WrittenValue,
    name: ValueName,
    [low, high] = limits[name] ?? [0, 10],
  ): number | undefined {
    if (!wholeNumber.test(written)) {
      const kind = anyDice.test(written) ? 'dice' : specials.test(written) ? 'special' : 'unreadable';
      return this.#fault(kind, { written, span }, name);
    }
    const number = Number(written.replace(/[−–]/, '-').replace('+', ''));
    if (number < low || number > high) this.faults.push({ kind: 'range', name, span, written, low, high });
    return number;
  }

  #attacks(): number {
    const { values, form } = this.#block;
    if (values.has('attacks') || form === 'element') return this.#needed('attacks').attacks;
    this.assumed.push({ name: 'attacks', value: 1 });
    return 1;
  }

  /** The damage dice, in the form of `damageDice`. */
  #damage(): string {
    const { written, span } = this.#said('damage') ?? { ...this.#block, written: '' };
    const dice = written.replace(/[−–]/g, '-').replace(/\s+/g, '').toUpperCase().replace(/^D/, '1D');
    const [whole, isConditional] = damageForm.exec(dice) ?? [];
    if (whole !== undefined) return isConditional === undefined ? dice.replace(/([+-])/g, ' $1 ') : dice;
    const kind = written === '' ? 'missing' : specials.test(written) ? 'special' : 'unreadable';
    this.#fault(/[/(]/.test(written) && anyDice.test(written) ? 'conditional' : kind, { written, span }, 'damage');
    return '';
  }

  /** What he attacks with, how often, and what saves him. */
  #armed() {
    const { weapons, first: initiative } = this.#block;
    const attacks = this.#splitAttacks();
    const [gun, blade] = [this.#weapon('ranged'), this.#weapon('close')];
    for (const { name: written, span, ...weapon } of weapons)
      if (!kindOf(weapon)) this.#fault('missing', { span, written }, 'damage');
    const [armourSave, coverSave] = [this.#save('save', 'armour'), this.#save('cover', 'cover')];
    const [ranged, close] = [gun && this.#gun(gun), blade && this.#blade(blade)];
    return { attacks, ...defined({ ranged, close, armourSave, coverSave, initiative }) };
  }

  /** `1/2`: those of shooting before those of Close Combat. */
  #splitAttacks(): { readonly ranged: number; readonly close: number } {
    const value = this.#block.values.get('attacks');
    const parts = /^(\S+?)\s*\/\s*(\S+)$/.exec(value?.written ?? '');
    const part = (written = ''): number =>
      value && !noValue.test(written) ? (this.#numberIn({ ...value, written }, 'attacks') ?? 0) : 0;
    if (parts) return { ranged: part(parts[1]), close: part(parts[2]) };
    const both = this.#attacks();
    return { ranged: both, close: both };
  }

  #weapon(kind: 'ranged' | 'close'): WrittenWeapon | undefined {
    const [first, second] = this.#block.weapons.filter((weapon) => kindOf(weapon) === kind);
    if (second) this.#fault('weapons', { ...second, written: second.name });
    return first;
  }

  #gun({ name, isFire, isPoison, strength, damage, ammunition, span }: WrittenWeapon): RangedWeapon {
    const known = strength && !noStrength.test(strength.written) ? strength : undefined;
    if (!known) this.#fault('gun', { span: strength?.span ?? span, written: name });
    if (!damage) this.#fault('missing', { span, written: name }, 'damage');
    return {
      name,
      isFire,
      isPoison,
      strength: (known && this.#numberIn(known, 'strength')) ?? 0,
      damage: (damage && this.#numberIn(damage, 'damage')) ?? 0,
      ...defined({ ammunition: ammunition && this.#numberIn(ammunition, 'weapon', [0, 1000]) }),
    };
  }

  #blade({ name, isFire, isPoison, strength, damage, ammunition, span }: WrittenWeapon): CloseWeapon {
    if (strength && !noStrength.test(strength.written)) this.#fault('blade', { ...strength, written: name });
    if (ammunition) this.#fault('unreadable', ammunition);
    const multiplier = damage && multiplierOf(damage.written);
    if (!damage) this.#fault('missing', { span, written: name }, 'damage');
    else if (!multiplier) this.#fault('unreadable', damage, 'damage');
    return { name, isFire, isPoison, multiplier: multiplier ?? fraction(1n, 1n) };
  }

  /** The best of the saves of a kind. */
  #save(value: 'save' | 'cover', kind: 'armour' | 'cover'): number | undefined {
    const named = this.#said(value);
    const scores = [...(named ? [{ kind, name: '', score: named }] : []), ...this.#block.saves].flatMap((save) => {
      if (!save.kind && kind === 'armour') this.#fault('unreadable', { ...save.score, written: save.name }, value);
      const written = save.score.written.replace(/^\(?(\d+)\+?\)?$/, '$1');
      return (save.kind === kind && this.#numberIn({ ...save.score, written }, value)) || [];
    });
    return scores.length === 0 ? undefined : Math.min(...scores);
  }
}

/** Without the properties that are undefined. */
function defined<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
}

const wholeNumber = /^[+−–-]?\d{1,5}$/;
const noValue = /^(?:[-–—−]|none|ningun[oa]|no|)$/i;
const noStrength = /^(?:[-–—−*]|user|own|propia|usuario|)$/i;
const anyDice = /\d*\s?d\s?\d/i;
const specials = /^(?:s|sp|special|especial|esp|see\b.*|ver\b.*|varies|variable|\*|\?|a|auto|automatic)\.?$/i;
const plainDice = '[1-9]\\d?D(?:[2-9]|[1-9]\\d{1,2})(?:[+-]\\d{1,3})?';
const damageForm = new RegExp(`^(?:\\d{1,2}|${plainDice}(/${plainDice}\\([2-6]\\+\\))?)$`);

/** Whether it shoots or strikes, by its word, or by its damage. */
function kindOf({ kind, damage }: Pick<WrittenWeapon, 'kind' | 'damage'>): WrittenWeapon['kind'] {
  return kind ?? (damage && (/^[x×]/i.test(damage.written) ? 'close' : 'ranged'));
}

/** `x1.5`, `×0,5`, `x1/2`. */
function multiplierOf(written: string): Fraction | undefined {
  const [, whole = '', part = '', below = ''] =
    /^[x×*]\s?(\d{1,3})(?:[.,](\d{1,3})|\/(\d{1,2}))?$/i.exec(written) ?? [];
  if (whole === '' || Number(below || '1') === 0 || Number(whole + part) === 0) return undefined;
  return fraction(BigInt(whole + part), below === '' ? 10n ** BigInt(part.length) : BigInt(below));
}
