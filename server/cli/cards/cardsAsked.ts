import { dirname, resolve } from 'node:path';
import type { Card } from '../../answers/exports/card.ts';
import { documentToCards } from '../../answers/exports/documentToCards.ts';
import { entityToCard } from '../../answers/exports/entityToCard.ts';
import { ruleToCard } from '../../answers/exports/ruleToCard.ts';
import type { Reader } from '../../answers/reader.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { readText, uriOfPath } from '../../hosts/disk.ts';
import { packs } from '../../hosts/packs.ts';
import { nearest } from '../../text/nearest.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import type { Call } from '../call/command.ts';
import { gather } from '../files/gather.ts';

/** The cards that a command line asks for. */
interface CardsAsked {
  readonly cards: readonly Card[];
  /** Whether there is something for each name and each file. */
  readonly areAllFound: boolean;
  /** Whether a file could not be read, which has been said. */
  readonly isUnreadable: boolean;
}

/**
 * The cards for the operands, which are ids, names, mentions of rules and files, in their order; without operands all of a kind of the
 * package. Says what is not found. `nothing` where nothing could be read.
 */
export async function cardsAsked(
  call: Call,
  reader: Reader,
  kind: Card['kind'] | undefined,
): Promise<CardsAsked | 'nothing'> {
  const { terminal, words, values, operands } = call;
  const { workingFolder } = terminal;
  if (workingFolder === undefined) {
    terminal.complain(words.noWorkingFolder);
    return 'nothing';
  }
  const files = await filesAmong(operands, workingFolder);
  const [firstFile] = files.values();
  const usual = firstFile === undefined ? (operands.length === 0 ? '.' : undefined) : dirname(firstFile);
  const folder = values.get('package') ?? usual;
  const workspace = new Workspace(packs);
  const paths = [...(folder === undefined ? [] : [folder]), ...files.values()];
  const { troubles, documents } = await gather(workspace, workingFolder, paths);
  for (const trouble of troubles) terminal.complain(words.trouble[trouble.kind](trouble.path));
  if (paths.length > 0 && documents.size === 0) return 'nothing';
  const cardsOf = (operand: string): readonly Card[] => {
    const path = files.get(operand);
    const document = path === undefined ? undefined : workspace.get(uriOfPath(path));
    if (path !== undefined) return document ? documentToCards(workspace.all, document, reader, kind) : [];
    return cardOfName(call, workspace, operand, reader, kind);
  };
  const found = operands.map(cardsOf);
  const cards =
    operands.length > 0
      ? found.flat()
      : counting(workspace.documents().flatMap((document) => documentToCards(workspace.all, document, reader, kind)));
  if (operands.length === 0 && cards.length === 0) terminal.complain(words.nothingToExport(folder ?? '.'));
  for (const [index, operand] of operands.entries()) {
    if (found[index]?.length === 0 && files.has(operand)) terminal.complain(words.nothingToExport(operand));
  }
  return {
    cards,
    areAllFound: cards.length > 0 && found.every(({ length }) => length > 0),
    isUnreadable: troubles.length > 0,
  };
}

/** Of several entries with one id the last alone, as in the apps. */
function counting(cards: readonly Card[]): readonly Card[] {
  const byId = new Map(cards.map((card) => [card.id === '' ? card : `${card.kind} ${card.id}`, card]));
  return [...byId.values()];
}

/** The operands that are files, with their absolute paths. */
async function filesAmong(operands: readonly string[], workingFolder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const operand of operands) {
    const path = resolve(workingFolder, operand);
    const { kind } = await readText(path);
    if (kind !== 'missing' && kind !== 'folder') files.set(operand, path);
  }
  return files;
}

/** The card of an id, a name, or a mention of a rule; says so where there is none. */
function cardOfName(
  { terminal, words, values }: Call,
  workspace: Workspace,
  question: string,
  reader: Reader,
  kind: Card['kind'] | undefined,
): readonly Card[] {
  const kinds = (['monster', 'event', 'table'] as const).filter((one) => kind === undefined || kind === one);
  const { entities } = workspace.all.index;
  const all = kinds.flatMap((one) => [...entities.ids(one)].flatMap((id) => entities.withId(one, id)[0] ?? []));
  const entity = named(all, question);
  const card = entity && entityToCard(workspace.all, entity, reader);
  if (card) return [card];
  const isRuleWanted = kind === undefined || kind === 'rule';
  const { scope, found } = lookUpIn(workspace, isRuleWanted ? workspace.allSystems : [], question);
  if (found.kind === 'found')
    return found.rules.map((rule) =>
      ruleToCard(scope, { ...rule, language: values.get('lang') ?? rule.language }, reader),
    );
  const near = nearest(question, [...all.map(({ id }) => id), ...all.map(entityName)]);
  terminal.complain(words.unknownEntry({ question, nearest: near === undefined ? found.nearest : [near] }));
  return [];
}

/** By id, by name, or by either without regard to capitals, in this order. */
function named(all: readonly Entity[], question: string): Entity | undefined {
  const lower = question.toLowerCase();
  return (
    all.find(({ id }) => id === question) ??
    all.find((entity) => entityName(entity) === question) ??
    all.find((entity) => entity.id.toLowerCase() === lower || entityName(entity).toLowerCase() === lower)
  );
}
