import { bindName, bindText, valuesFor } from '../catalogue/binding.ts';
import { type Block, blocksOf } from '../catalogue/content.ts';
import { type Mechanic, notesOf } from '../catalogue/rule.ts';
import type { Template } from '../catalogue/template.ts';
import type { Definition } from '../workspace/definition.ts';
import { entryOf } from '../workspace/entry.ts';
import type { Translation } from '../workspace/translation.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What a mention gives the parameters of a rule, by the names of the slots of the template that it was read with. */
export interface Given {
  readonly template: Template;
  readonly values: ReadonlyMap<string, string>;
}

/** A rule as it reads in one language. */
export interface RuleText {
  /** Of the text: that of the translation, or undefined for the text of the rule itself. */
  readonly language: string | undefined;
  readonly template: Template;
  readonly blocks: readonly Block[];
  /** With labels in that language, where the translation has them. */
  readonly mechanics: readonly Mechanic[];
  /** What a variant does otherwise than the rule that it is a variant of. */
  readonly difference: string | undefined;
}

/**
 * The rule in that language, or as it is written where nobody has translated it. A bundled translation is one of the bundled text, and
 * is not taken for a rule that the author has written anew.
 */
export function ruleTextIn(workspace: Workspace, definition: Definition, language: string | undefined): RuleText {
  const { rule, section, isBundled } = definition;
  const translations = (rule.id === undefined ? [] : workspace.index.translationsOf(rule.id)).filter(
    (translation) => translation.language === language && translation.isBundled === isBundled,
  );
  const name = translations.find(({ part, names }) => part === 'name' && names.length > 0)?.names[0];
  const translated = translations.find(({ part }) => part === 'text');
  if (translated) return translatedText(definition, translated, name);
  const entry = entryOf(section, 'rules');
  return {
    language: undefined,
    template: rule.template,
    blocks: entry ? blocksOf(section.text, entry) : [],
    mechanics: rule.mechanics,
    difference: rule.variantOf?.difference,
  };
}

/** The text with the values put in where it has the placeholders of its template. */
export function boundBlocks({ blocks, template }: RuleText, given: Given | undefined): readonly Block[] {
  if (!given) return blocks;
  const values = valuesFor(given.template, template, given.values);
  return blocks.map((block) => ({ ...block, text: bindText(block.text, template, values) }));
}

/** The name with the values put in. */
export function boundName(template: Template, given: Given | undefined): string {
  return given ? bindName(template, valuesFor(given.template, template, given.values)) : template.name;
}

function translatedText(definition: Definition, translated: Translation, name: Template | undefined): RuleText {
  const { rule } = definition;
  const { section, language } = translated;
  const entry = entryOf(section, 'translations');
  const notes = notesOf(section.text, entry?.children ?? []);
  return {
    language,
    template: name ?? rule.template,
    blocks: entry ? blocksOf(section.text, entry) : [],
    mechanics: notes.mechanics.length > 0 ? notes.mechanics : rule.mechanics,
    difference: notes.variantOf?.difference ?? rule.variantOf?.difference,
  };
}
