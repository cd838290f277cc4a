import { type DrawGraph, drawGraph } from '../../answers/draws/drawGraph.ts';
import { isDrawn } from '../../answers/draws/drawsOf.ts';
import { tableDraws } from '../../answers/draws/tableDraws.ts';
import { noPreview } from '../../answers/reader.ts';
import { packs } from '../../hosts/packs.ts';
import { nearest } from '../../text/nearest.ts';
import type { Entity } from '../../workspace/index/entity.ts';
import { entityName } from '../../workspace/packages/entityName.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, command, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../call/terminal.ts';
import { readPackage } from '../files/readPackage.ts';
import { graphDot, graphMermaid } from './drawsGraph.ts';
import { entityDrawsJson, tableDrawsJson } from './drawsJson.ts';
import { entityDrawsText, tableDrawsText } from './drawsText.ts';
import { levelAsked } from './levelAsked.ts';

const options = {
  values: ['package', 'level', 'ambience'],
  choices: { format: ['text', 'json', 'dot', 'mermaid'] },
  maximumOperands: Number.POSITIVE_INFINITY,
  areWords: true,
};

/** `whq-rules draws`: the chances of a table's entries, or the tables that draw a Monster, an Event or a table; or a graph of either, or of all tables. */
export function drawsCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('draws', parameters, terminal, options, async (call) => {
    const { values } = call;
    // So nobody needs quotes for `draws Salt Works`.
    const question = call.operands.join(' ').trim();
    const graph = graphs.get(values.get('format') ?? '');
    if (question === '' && !graph) return refuse(call, 'draws', { kind: 'missingDrawn' });
    const level = levelAsked(call, 'draws');
    if (level === 'refused') return exitStatus.unusable;
    const workspace = new Workspace(packs);
    const isPackageRead = await readPackage(call, workspace, '.');
    if (isPackageRead === 'nothing') return exitStatus.unusable;
    const ambience = values.get('ambience');
    const allowed = ['generic', ...ambiencesIn(workspace.all)];
    if (ambience !== undefined && !allowed.includes(ambience))
      return refuse(call, 'draws', { kind: 'badValue', option: '--ambience', value: ambience, allowed });
    const status = reply(call, workspace.all, question, level, graph);
    return isPackageRead === 'all' ? status : exitStatus.unusable;
  });
}

/** The ambiences that entries of tables have, in alphabetical order. */
function ambiencesIn(scope: Package): readonly string[] {
  const found = drawnEntities(scope).flatMap((entity) => {
    const entries = tableDraws(scope, entity)?.table.entries ?? [];
    return entries.flatMap((entry) => [entry, ...entry.names].flatMap(({ ambiences }) => ambiences));
  });
  return [...new Set(found)].sort();
}

/** All tables, Monsters and Events of the package, tables first. */
function drawnEntities({ index: { entities } }: Package): readonly Entity[] {
  return (['table', 'monster', 'event'] as const).flatMap((kind) =>
    [...entities.ids(kind)].flatMap((id) => entities.withId(kind, id)[0] ?? []),
  );
}

function reply(
  call: Call,
  scope: Package,
  question: string,
  level: number | undefined,
  graph: ((graph: DrawGraph) => string) | undefined,
): ExitStatus {
  const { terminal, messages, words, values } = call;
  const all = drawnEntities(scope);
  const entity = found(all, question);
  if (question !== '' && (!entity || !isDrawn(entity.kind))) {
    const near = nearest(question, [...all.map(({ id }) => id), ...all.map(entityName)]);
    terminal.complain(words.nothingDrawn({ question, nearest: near }));
    return exitStatus.found;
  }
  const levels = level === undefined ? noPreview.levels : new Map([['dungeon-level', level]]);
  const ambience = values.get('ambience');
  const reader = { messages, preview: { ...noPreview, levels } };
  if (graph) {
    terminal.print(graph(drawGraph(scope, entity, ambience, reader)));
    return exitStatus.clean;
  }
  if (!entity) return exitStatus.found;
  const asked = { scope, entity, ambience, reader };
  const isJson = values.get('format') === 'json';
  if (entity.kind === 'table') terminal.print(isJson ? tableDrawsJson(asked) : tableDrawsText(asked));
  else terminal.print(isJson ? entityDrawsJson(asked) : entityDrawsText(asked));
  return exitStatus.clean;
}

/** The languages of graphs, by the format that asks for them. */
const graphs: ReadonlyMap<string, (graph: DrawGraph) => string> = new Map([
  ['dot', graphDot],
  ['mermaid', graphMermaid],
]);

/** By id, by name, or by either without regard to capitals, in this order. */
function found(all: readonly Entity[], question: string): Entity | undefined {
  const lower = question.toLowerCase();
  return (
    all.find(({ id }) => id === question) ??
    all.find((entity) => entityName(entity) === question) ??
    all.find((entity) => entity.id.toLowerCase() === lower || entityName(entity).toLowerCase() === lower)
  );
}
