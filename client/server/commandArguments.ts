import type {
  LookUpAction,
  OpenRuleArgument,
  RollArgument,
  TableArgument,
} from '../../server/lsp/protocol/commands.ts';

/** The maximum length of an expression, a name or an address; our own links and lenses are shorter. */
const maximumTextLength = 4000;

/** The maximum number of variables, and of rolls in a line; no expression and no lens has so many. */
const maximumItems = 100;

/** Reads an argument, or a part of one; undefined if it is not valid. Anyone can call a command, so every field is checked. */
type Read<Value> = (value: unknown) => Value | undefined;

type ReadFields<Fields> = { readonly [Name in keyof Fields]: Read<Fields[Name]> };

/** An object with these fields, and some of the others. All else in it is left out. */
function fields<Needed extends object, Possible extends object = object>(
  needed: ReadFields<Needed>,
  possible: ReadFields<Possible> = {} as ReadFields<Possible>,
): Read<Needed & Partial<Possible>> {
  const all: Readonly<Record<string, Read<unknown>>> = { ...needed, ...possible };
  return (given) => {
    if (typeof given !== 'object' || given === null) return undefined;
    const found: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(all)) {
      const value: unknown = Reflect.get(given, name);
      if (value === undefined && name in possible) continue;
      found[name] = read(value);
      if (found[name] === undefined) return undefined;
    }
    return found as Needed & Partial<Possible>;
  };
}

/** The items that are valid. */
function listOf<Item extends object>(read: Read<Item>, most: number): Read<readonly Item[]> {
  return (given) =>
    Array.isArray(given) && given.length <= most ? given.flatMap((item) => read(item) ?? []) : undefined;
}

function oneOf<Value>(...values: readonly Value[]): Read<Value> {
  return (given) => values.find((value) => value === given);
}

const text: Read<string> = (given) =>
  typeof given === 'string' && given.length <= maximumTextLength ? given : undefined;

const whole: Read<number> = (given) => (Number.isSafeInteger(given) ? (given as number) : undefined);

/** A possible line or character in VS Code. */
const index: Read<number> = (given) => {
  const number = whole(given);
  return number !== undefined && number >= 0 && number < 2 ** 31 ? number : undefined;
};

const position: Read<TableArgument['position']> = fields({ line: index, character: index });

const variables: Read<Readonly<Record<string, number>>> = (given) => {
  if (typeof given !== 'object' || given === null) return undefined;
  const all = Object.entries(given);
  const isValid = all.length <= maximumItems && all.every(([name, value]) => text(name) && whole(value) !== undefined);
  return isValid ? Object.fromEntries(all) : undefined;
};

// A roll that is too long for a command does not prevent the others.
const rolls = listOf(fields({ label: text, expression: text, position }, { table: position }), maximumItems);

/** The argument of `roll` and `showOdds`. */
export const rollArgument: Read<RollArgument> = fields(
  { expression: text },
  { variables, seed: whole, uri: text, rolls },
);

/** The argument of `rollTable` and `showTable`. */
export const tableArgument: Read<TableArgument> = fields({ uri: text, position }, { seed: whole });

/** The argument of `openRule`. */
export const placeArgument: Read<OpenRuleArgument> = fields({ uri: text, line: index, character: index });

/** The argument of `openTranslation`. */
export const translationArgument = fields({ uri: text, key: text });

/** The place of an entry of a view. */
export const positionArgument = fields({ uri: text, position });

const inFolder = fields({ folder: text });

/** The argument of `fixPackage`: a folder, or a node of the view of packages. */
export const folderArgument: typeof inFolder = (given) => inFolder(given) ?? fields({ shown: inFolder })(given)?.shown;

/** The argument of `lookUpRule`: the first question. */
export const questionArgument = text;

/** The argument of `lookUpAction`. */
export const lookUpActionArgument: Read<LookUpAction> = oneOf('insert', 'open', 'showOdds', 'roll');
