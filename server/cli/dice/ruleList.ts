import { printedName } from '../../answers/rules/lookUp.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { type RollTable, withNested } from '../../tables/rollTable.ts';
import { printableJson } from '../../text/printable.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import { chartsOf } from '../../workspace/packages/chartsOf.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';

/** Every rule, table and chart of some systems, for programs and for people. */
export function ruleList(workspace: Workspace, systems: readonly string[], isJson: boolean): string {
  const entries = systems.flatMap((system) => {
    const own = workspace.ofSystems([system]);
    return [...own.index.definitions()]
      .filter((definition) => (own.systemsOf(definition.document)[0] ?? '') === system && definition.rule.name !== '')
      .map((definition) => ({
        id: definition.rule.id ?? null,
        name: printedName(definition.rule.template),
        system,
        tables: tablesIn(definition.section).flatMap(withNested).map(dieOf),
      }));
  });
  const charts = chartsOf(workspace.all)
    .filter(({ system }) => systems.includes(system))
    .flatMap(({ system, book }) => [...book.charts, ...book.modifiers].map(({ id, name }) => ({ id, name, system })));
  if (isJson) return `${printableJson({ version: 1, rules: entries, charts })}\n`;
  const lines = [...entries, ...charts].map(({ id, name, system }) => `${system}  ${id ?? ''}  ${name}`);
  return `${lines.join('\n')}\n`;
}

/** The dice of a table in the language of odds; `null` where the text names none. */
function dieOf({ die }: RollTable): string | null {
  return die?.expression ? formatExpression(die.expression) : null;
}
