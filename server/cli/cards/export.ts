import { dirname, resolve } from 'node:path';
import { type Card, cardsMarkdown } from '../../answers/exports/card.ts';
import { cardsHtml } from '../../answers/exports/cardsHtml.ts';
import { documentToCards, entityToCard } from '../../answers/exports/entityToCard.ts';
import { ruleToCard } from '../../answers/exports/ruleToCard.ts';
import { scenarioPage } from '../../answers/exports/scenarioPage.ts';
import { fightFaultText } from '../../answers/fights/fightFault.ts';
import { noPreview, type Reader } from '../../answers/reader.ts';
import { lookUpIn } from '../../answers/rules/lookUpIn.ts';
import { balanceOf } from '../../fights/asked/balance.ts';
import { readText, uriOfPath } from '../../hosts/disk.ts';
import { packs } from '../../hosts/packs.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { partyAsked } from '../fights/partyAsked.ts';
import { scenarioAt } from '../fights/scenarioAt.ts';
import { gatherFor } from '../files/gather.ts';
import { answered, packageOf } from '../files/ownPackage.ts';
import { putOut } from '../files/putOut.ts';
import { entityNamed, entriesOfKinds } from './entityNamed.ts';

type Kind = Card['kind'] | undefined;

/** `whq-rules export`: rules, Monsters, Events and tables as a page to print, or as Markdown. */
export async function exportCommand(call: Call): Promise<ExitStatus> {
  const { terminal, messages, values, operands } = call;
  const kind = values.get('kind') as Kind;
  if (operands.length === 0 && kind === undefined && !call.flags.has('scenario'))
    return refuse(call, { kind: 'missingName' });
  if (!values.has('to')) return refuse(call, { kind: 'missingOption', option: '--to' });
  const party = await partyAsked(call);
  if (!party) return exitStatus.unusable;
  const level = values.get('level');
  const levels = level === undefined ? noPreview.levels : new Map([['dungeon-level', Number(level)]]);
  const reader: Reader = { messages, preview: { levels, party } };
  if (call.flags.has('scenario')) return printScenario(call, reader);
  const asked = await cardsAsked(call, reader, kind);
  if (!asked) return exitStatus.unusable;
  const { found, isWhole } = asked;
  for (const one of found) if (one.cards.length === 0) terminal.complain(one.lacking);
  const cards = found.flatMap((one) => one.cards);
  if (cards.length === 0) return exitStatus.found;
  const text =
    values.get('to') === 'markdown'
      ? cardsMarkdown(cards, reader)
      : cardsHtml(cards, reader, values.get('paper') === 'a6' ? 'a6' : 'a4');
  if (!(await putOut(call, text)) || !isWhole) return exitStatus.unusable;
  return found.every((one) => one.cards.length > 0) ? exitStatus.clean : exitStatus.found;
}

/** The cards of an operand, and what is said where there are none. */
interface Found {
  readonly cards: readonly Card[];
  readonly lacking: string;
}

interface CardsAsked {
  readonly found: readonly Found[];
  /** Whether everything could be read; what could not has been said. */
  readonly isWhole: boolean;
}

/**
 * The cards for the operands, which are ids, names, mentions of rules and files, in their order; without operands all of a kind of the
 * package. Undefined, and it is said, where nothing could be read.
 */
async function cardsAsked(call: Call, reader: Reader, kind: Kind): Promise<CardsAsked | undefined> {
  const { terminal, words, values, operands } = call;
  const files = new Map<string, string>();
  for (const operand of operands) {
    const path = resolve(terminal.workingFolder ?? '', operand);
    const file = await readText(path);
    if (file.kind !== 'missing' && file.kind !== 'folder') files.set(operand, path);
  }
  const ask = (workspace: Workspace): readonly Found[] =>
    operands.map((operand) => {
      const path = files.get(operand);
      if (path === undefined) return cardOfName(call, workspace, operand, reader, kind);
      const document = workspace.get(uriOfPath(path));
      const cards = document ? documentToCards(workspace.all, document, reader, kind) : [];
      return { cards, lacking: words.nothingToExport(operand) };
    });
  const [file] = files.values();
  if (operands.length > 0 && file === undefined) {
    const areAll = (found: readonly Found[]): boolean => found.every(({ cards }) => cards.length > 0);
    const all = await answered(call, ask, (found) => (areAll(found) ? 'known' : 'unknown'));
    return all && { found: all.answer, isWhole: all.isWhole };
  }
  const workspace = new Workspace(packs);
  const paths = [packageOf(call, file && dirname(file)), ...files.values()];
  const { documents, troubles } = await gatherFor(call, workspace, paths, { isXmlOnly: true });
  if (documents.size === 0) return undefined;
  const isWhole = troubles.length === 0;
  if (operands.length > 0) return { found: ask(workspace), isWhole };
  const cards = workspace.documents().flatMap((one) => documentToCards(workspace.all, one, reader, kind));
  return { found: [{ cards: counting(cards), lacking: words.nothingToExport(values.get('package') ?? '.') }], isWhole };
}

/** Of several entries with one id the last alone, as in the apps. */
function counting(cards: readonly Card[]): readonly Card[] {
  const byId = new Map(cards.map((card) => [card.id === '' ? card : `${card.kind} ${card.id}`, card]));
  return [...byId.values()];
}

/** The card of an id, a name, or a mention of a rule. */
function cardOfName(
  { words, values }: Call,
  workspace: Workspace,
  question: string,
  reader: Reader,
  kind: Kind,
): Found {
  const kinds = (['monster', 'event', 'table'] as const).filter((one) => kind === undefined || kind === one);
  const { entity, near } = entityNamed(entriesOfKinds(workspace.all, kinds), question);
  const card = entity && entityToCard(workspace.all, entity, reader);
  if (card) return { cards: [card], lacking: '' };
  const isRuleWanted = kind === undefined || kind === 'rule';
  const { scope, found } = lookUpIn(workspace, isRuleWanted ? workspace.allSystems : [], question);
  if (found.kind === 'unknown')
    return {
      cards: [],
      lacking: words.unknownEntry({ question, nearest: near === undefined ? found.nearest : [near] }),
    };
  const lang = values.get('lang');
  const cards = found.rules.map((rule) => ruleToCard(scope, { ...rule, language: lang ?? rule.language }, reader));
  return { cards, lacking: '' };
}

/** A scenario with its fights, and the Monsters and rules that it names, as a page. */
async function printScenario(call: Call, reader: Reader): Promise<ExitStatus> {
  const { messages, operands, terminal } = call;
  const [path, surplus] = operands;
  if (path === undefined) return refuse(call, { kind: 'missingScenario' });
  if (surplus !== undefined) return refuse(call, { kind: 'surplusOperand', operand: surplus });
  const workspace = new Workspace(packs);
  const document = await scenarioAt(call, workspace, path);
  if (!document) return exitStatus.unusable;
  const { party } = reader.preview;
  const partyName = messages.words.fights.party;
  const balance = balanceOf(workspace, document, { party, partyName, language: messages.language });
  if (!balance) return exitStatus.unusable;
  for (const fault of balance.faults) terminal.complain(fightFaultText(fault, messages));
  const page = scenarioPage(workspace.all, document, balance, reader, call.flags.has('details'));
  return (await putOut(call, page)) ? exitStatus.clean : exitStatus.unusable;
}
