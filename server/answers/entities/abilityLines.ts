import { readUse, type UseText } from '../../abilities/mentions/use.ts';
import { type Budget, maximumTableSteps } from '../../dice/language/limits.ts';
import { messagesBeside } from '../../wording/messages.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { MonsterFacts } from '../../workspace/index/monsterFacts.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { templatesOf } from '../../workspace/rules/ruleNames.ts';
import { ruleOdds } from '../cards/ruleOdds.ts';
import type { MarkdownItem } from '../markdown.ts';
import { rollOdds } from '../odds/shownOdds.ts';
import type { Reader } from '../reader.ts';
import { boundName, ruleTextIn } from '../rules/ruleText.ts';

/** More odds of one ability than this are left to its own card. */
const maximumOdds = 2;

/** An ability of a Monster as its card tells it. */
interface MonsterAbilityFacts {
  readonly id: string;
  /** As written; that of the rule where nothing is written. */
  readonly name: string;
  /** Undefined for an ability whose rule nobody defines. */
  readonly definition: Definition | undefined;
  /** The values that the Monster gives. */
  readonly given: UseText | undefined;
  /** As far as they fit into a line: those of the reader's levels and party, where they depend on them. */
  readonly odds: readonly string[];
}

/** The abilities of a Monster, each with its odds. */
export function abilitiesOf(
  scope: Package,
  { abilities }: Pick<MonsterFacts, 'abilities'>,
  reader: Reader,
): readonly MonsterAbilityFacts[] {
  const left = { steps: maximumTableSteps };
  return abilities.map(({ id, isMagic, written }) => {
    const definition = scope.ruleWithId(id);
    const title = definition && isMagic ? magicName(scope, definition, written, reader) : written;
    const given = definition && !isMagic ? readUse(written, templatesOf(scope, definition)) : undefined;
    const odds = definition && !isMagic ? oddsOf(scope, definition, given, reader, left) : [];
    return { id, name: title || definition?.rule.name || id, definition, given, odds };
  });
}

/** The same as a list, an ability in a line. */
export function abilityLines(
  scope: Package,
  facts: Pick<MonsterFacts, 'abilities'>,
  reader: Reader,
): readonly MarkdownItem[] {
  return abilitiesOf(scope, facts, reader).map(({ name, odds }) => ({
    depth: 0,
    line: [{ kind: 'bold', text: name }, ...(odds.length > 0 ? [` → ${odds.join('; ')}`] : [])],
  }));
}

function magicName(scope: Package, definition: Definition, level: string, { messages }: Reader): string {
  const name = boundName(ruleTextIn(scope, definition, messages.language), undefined);
  return /^\d{1,2}$/.test(level) ? messages.words.card.magicOfLevel({ school: name, level: Number(level) }) : name;
}

function oddsOf(
  scope: Package,
  definition: Definition,
  given: Given | undefined,
  reader: Reader,
  left: Budget,
): readonly string[] {
  const text = ruleTextIn(scope, definition, reader.messages.language);
  const messages = messagesBeside(text.language, reader.messages);
  const lines: string[] = [];
  for (const { sources, bindings } of ruleOdds(definition, text, given, { ...reader, messages })) {
    for (const source of sources) {
      if (lines.length === maximumOdds || left.steps <= 0) return lines;
      const { label, line, table } = rollOdds(source, bindings, { ...reader, messages }, left) ?? {};
      // A table of two values does not fit into a line.
      if (line && table?.across === undefined) lines.push([label, line].filter(Boolean).join(table ? ', ' : ': '));
    }
  }
  return lines;
}
