import { type DrawGraph, drawGraph } from '../../answers/draws/drawGraph.ts';
import { isDrawn } from '../../answers/draws/drawsOf.ts';
import { tableDraws } from '../../answers/draws/tableDraws.ts';
import { noPreview } from '../../answers/reader.ts';
import { packs } from '../../hosts/packs.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { entitiesOf, entityNamed } from '../cards/entityNamed.ts';
import { readPackage } from '../files/ownPackage.ts';
import { graphDot, graphMermaid } from './drawsGraph.ts';
import { entityDrawsJson, tableDrawsJson } from './drawsJson.ts';
import { entityDrawsText, tableDrawsText } from './drawsText.ts';

/** `whq-rules draws`: the chances of a table's entries, or the tables that draw a Monster, an Event or a table; or a graph of either, or of all tables. */
export async function drawsCommand(call: Call): Promise<ExitStatus> {
  const { values } = call;
  // So nobody needs quotes for `draws Salt Works`.
  const question = call.operands.join(' ').trim();
  const graph = graphs.get(values.get('format') ?? '');
  if (question === '' && !graph) return refuse(call, { kind: 'missingDrawn' });
  const workspace = new Workspace(packs);
  const isPackageRead = await readPackage(call, workspace);
  if (isPackageRead === 'nothing') return exitStatus.unusable;
  const ambience = values.get('ambience');
  const allowed = ['generic', ...ambiencesIn(workspace.all)];
  if (ambience !== undefined && !allowed.includes(ambience))
    return refuse(call, { kind: 'badValue', option: '--ambience', value: ambience, allowed });
  const status = reply(call, workspace.all, question, graph);
  return isPackageRead === 'all' ? status : exitStatus.unusable;
}

/** What is drawn, or draws. */
const drawnKinds = ['table', 'monster', 'event'] as const;

/** The ambiences that entries of tables have, in alphabetical order. */
function ambiencesIn(scope: Package): readonly string[] {
  const found = entitiesOf(scope, drawnKinds).flatMap((entity) => {
    const entries = tableDraws(scope, entity)?.table.entries ?? [];
    return entries.flatMap((entry) => [entry, ...entry.names].flatMap(({ ambiences }) => ambiences));
  });
  return [...new Set(found)].sort();
}

function reply(
  call: Call,
  scope: Package,
  question: string,
  graph: ((graph: DrawGraph) => string) | undefined,
): ExitStatus {
  const { terminal, messages, words, values } = call;
  const { entity, near } = entityNamed(entitiesOf(scope, drawnKinds), question);
  if (question !== '' && (!entity || !isDrawn(entity.kind))) {
    terminal.complain(words.nothingDrawn({ question, nearest: near }));
    return exitStatus.found;
  }
  const level = values.get('level');
  const levels = level === undefined ? noPreview.levels : new Map([['dungeon-level', Number(level)]]);
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
