import type {
  LineRoll,
  LookUpAction,
  OpenRuleArgument,
  RollArgument,
  ShowReferencesArgument,
  TableArgument,
} from '../../server/lsp/protocol/commands.ts';
import type { TextPosition } from '../../server/lsp/protocol/textPosition.ts';

/** The maximum length of an expression, a name or an address; our own links and lenses are shorter. */
const maximumTextLength = 4000;

/** The maximum number of variables; no expression has so many. */
const maximumVariables = 100;

/** The maximum number of rolls; no lens has so many for its line. */
const maximumRolls = 100;

/** The argument of `roll` and `showOdds`; undefined if it is not valid. Anyone can call a command, so every field is checked. */
export function rollArgument(argument: unknown): RollArgument | undefined {
  const { expression, variables, seed, uri, rolls } = fieldsOf(argument);
  if (!isText(expression) || (uri !== undefined && !isText(uri))) return undefined;
  const onLine = rolls === undefined ? undefined : lineRolls(rolls);
  if (rolls !== undefined && onLine === undefined) return undefined;
  const numbers = variables === undefined ? [] : Object.entries(fieldsOf(variables));
  if (numbers.length > maximumVariables) return undefined;
  const given = numbers.flatMap(([name, value]) => (isText(name) && isWhole(value) ? [[name, value] as const] : []));
  if (given.length < numbers.length || (seed !== undefined && !isWhole(seed))) return undefined;
  return {
    expression,
    ...(variables !== undefined && { variables: Object.fromEntries(given) }),
    ...(seed !== undefined && { seed }),
    ...(uri !== undefined && { uri }),
    ...(onLine && { rolls: onLine }),
  };
}

/** The valid rolls of the argument: a roll that is too long for a command does not prevent the others. */
function lineRolls(given: unknown): readonly LineRoll[] | undefined {
  if (!Array.isArray(given) || given.length > maximumRolls) return undefined;
  return given.flatMap((entry: unknown): readonly LineRoll[] => {
    const { label, expression, position: written, table: place } = fieldsOf(entry);
    const [position, table] = [positionOf(written), positionOf(place)];
    if (!isText(label) || !isText(expression) || !position) return [];
    return [{ label, expression, position, ...(table && { table }) }];
  });
}

/** The argument of `rollTable` and `showTable`; undefined if it is not valid. */
export function tableArgument(argument: unknown): TableArgument | undefined {
  const { uri, position: written, seed } = fieldsOf(argument);
  const position = positionOf(written);
  if (!isText(uri) || !position || (seed !== undefined && !isWhole(seed))) return undefined;
  return { uri, position, ...(seed !== undefined && { seed }) };
}

/** The argument of `openRule`; undefined if it is not valid. */
export function placeArgument(argument: unknown): OpenRuleArgument | undefined {
  const { uri, line, character } = fieldsOf(argument);
  return isText(uri) && isIndex(line) && isIndex(character) ? { uri, line, character } : undefined;
}

/** The argument of `openTranslation`; undefined if it is not valid. */
export function translationArgument(argument: unknown): { readonly uri: string; readonly key: string } | undefined {
  const { uri, key } = fieldsOf(argument);
  return isText(uri) && isText(key) ? { uri, key } : undefined;
}

/** The argument of `showReferences`; undefined if it is not valid. */
export function referencesArgument(argument: unknown): ShowReferencesArgument | undefined {
  const { uri, position } = fieldsOf(argument);
  const place = placeArgument({ ...fieldsOf(position), uri });
  return place && { uri: place.uri, position: { line: place.line, character: place.character } };
}

/** The argument of `copyEntryId`, which is the entry of a view; undefined if it is not valid. */
export function entryArgument(argument: unknown): { readonly written: string } | undefined {
  const { written } = fieldsOf(argument);
  return isText(written) ? { written } : undefined;
}

/** The argument of `morePackageEntries`; undefined if it is not valid. */
export function kindArgument(argument: unknown): { readonly folder: string; readonly kind: string } | undefined {
  const { folder, kind } = fieldsOf(argument);
  return isText(folder) && isText(kind) ? { folder, kind } : undefined;
}

/** The argument of `fixPackage`: a folder, or a node of the view of packages; undefined without either. */
export function folderArgument(argument: unknown): { readonly folder: string } | undefined {
  const { folder = fieldsOf(fieldsOf(argument).shown).folder } = fieldsOf(argument);
  return isText(folder) ? { folder } : undefined;
}

/** The argument of `lookUpRule`: the first question. */
export function questionArgument(argument: unknown): string | undefined {
  return isText(argument) ? argument : undefined;
}

/** The argument of `lookUpAction`. */
export function lookUpActionArgument(argument: unknown): LookUpAction | undefined {
  return actions.find((action) => action === argument);
}

const actions: readonly LookUpAction[] = ['insert', 'open', 'showOdds', 'roll', 'showBeside'];

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function positionOf(value: unknown): TextPosition | undefined {
  const { line, character } = fieldsOf(value);
  return isIndex(line) && isIndex(character) ? { line, character } : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maximumTextLength;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether the value is a possible line or character in VS Code. */
function isIndex(value: unknown): value is number {
  return isWhole(value) && value >= 0 && value < 2 ** 31;
}
