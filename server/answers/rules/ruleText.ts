import { valuesFor } from '../../abilities/binding.ts';
import { bindName } from '../../abilities/bindName.ts';
import { bindTexts } from '../../abilities/bindTexts.ts';
import { type Block, blocksOf } from '../../abilities/content.ts';
import type { Suffix } from '../../abilities/mentions/mention.ts';
import { notesOf } from '../../abilities/rule.ts';
import type { Template } from '../../abilities/template.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { speaksOfDice } from '../../workspace/documents/textReading.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Translation } from '../../workspace/index/translation.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';

/** A rule in one language. */
export interface RuleText {
  /** The language of the text: that of the translation, or undefined for the rule's own text. */
  readonly language: string | undefined;
  readonly template: Template;
  /** The rule's own name. */
  readonly original: Template;
  readonly blocks: readonly Block[];
  /** The entry with the text. */
  readonly section: Section;
  /** The contents of its `<?odds … ?>`, with labels in that language, if the translation has them. */
  readonly mechanics: readonly string[];
  /** The bundled rule with the same id that these mechanics are from, if the rule has none. */
  readonly mechanicsFrom: Definition | undefined;
  /** The difference between a variant and its original. */
  readonly difference: string | undefined;
}

/**
 * The rule in that language, or as written without a translation. A bundled translation belongs to the bundled text, and is not used for an
 * author's version of the rule.
 */
export function ruleTextIn(scope: Package, definition: Definition, language: string | undefined): RuleText {
  const text = writtenText(scope, definition, language);
  return text.mechanics.length > 0 ? text : { ...text, ...borrowedMechanics(scope, definition, language) };
}

function writtenText(scope: Package, definition: Definition, language: string | undefined): RuleText {
  const { rule, document, section, isBundled } = definition;
  const translations = (rule.id === undefined ? [] : scope.index.translationsOf(rule.id)).filter(
    (translation) => translation.language === language && translation.isBundled === isBundled,
  );
  const name = translations.find(({ part, names }) => part === 'name' && names.length > 0)?.names[0];
  const translated = translations.find(({ part }) => part === 'text');
  if (translated) return translatedText(definition, translated, name);
  const entry = entryOf(section, document.format);
  return {
    language: undefined,
    template: rule.template,
    original: rule.template,
    blocks: entry ? blocksOf(section.text, entry) : [],
    section,
    mechanics: rule.mechanics,
    mechanicsFrom: undefined,
    difference: rule.variantOf?.difference,
  };
}

/** The text with the values in place of its template's placeholders, without paragraphs that are about other values. */
export function boundBlocks({ blocks, template, original }: RuleText, given: Given | undefined): readonly Block[] {
  if (!given) return blocks;
  // A translated name may lack a placeholder that its text still has, or have another letter for it.
  const names = [template, original].filter(({ slots }) => slots.length > 0);
  const placeholders = names.length > 0 ? names : [given.template];
  const texts = bindTexts(
    blocks.map(({ text }) => text),
    placeholders.flatMap(({ slots }) => slots),
    new Map(placeholders.flatMap((name) => [...valuesFor(given.template, name, given.values)])),
  );
  return blocks.flatMap((block, index) => {
    const text = texts[index] ?? block.text;
    return text === '' && block.kind === 'paragraph' ? [] : [{ ...block, text }];
  });
}

/** The name with the values. */
export function boundName({ template, original }: RuleText, given: Given | undefined): string {
  return nameWith(template, original, given);
}

/** The same for the rule's own name. */
export function boundOriginalName({ original }: RuleText, given: Given | undefined): string {
  return nameWith(original, original, given);
}

/** A name without a placeholder gets the rest of another one that has it: that of the original, or that in the mention. */
function nameWith(template: Template, original: Template, given: Given | undefined): string {
  const name = boundTemplate(template, given);
  const full = [original, given?.template].find((other) => other && other.slots.length > 0);
  if (!given || !full || template.slots.length > 0) return name;
  const bound = boundTemplate(full, given);
  return bound.startsWith(full.baseName) ? `${name}${bound.slice(full.baseName.length)}` : name;
}

/** The name of a card, with the words around it in a mention: `2 x MAGIC ITEM`, `MAGIC RESISTANCE 5+ (Ring)`. */
export function wholeName(name: string, multiplier = 1, suffixes: readonly Suffix[] = []): string {
  return `${multiplier > 1 ? `${multiplier} x ` : ''}${name}${suffixes.map(({ text }) => ` (${text})`).join('')}`;
}

function boundTemplate(template: Template, given: Given | undefined): string {
  return given ? bindName(template, valuesFor(given.template, template, given.values)) : template.name;
}

/** The mechanics for a rule without its own: those of the bundled rule with that id, if the author's text mentions all of their dice. */
function borrowedMechanics(
  scope: Package,
  { rule, section, isBundled }: Definition,
  language: string | undefined,
): Partial<RuleText> {
  const bundled = isBundled || rule.id === undefined ? undefined : scope.index.withId(rule.id).find(isOfPack);
  if (!bundled) return {};
  const { mechanics } = writtenText(scope, bundled, language);
  return speaksOfDice(section, mechanics) ? { mechanics, mechanicsFrom: bundled } : {};
}

function isOfPack({ isBundled }: Definition): boolean {
  return isBundled;
}

function translatedText(definition: Definition, translated: Translation, name: Template | undefined): RuleText {
  const { rule } = definition;
  const { document, section, language } = translated;
  const entry = entryOf(section, document.format);
  const notes = notesOf(section.text, entry?.children ?? []);
  return {
    language,
    template: name ?? rule.template,
    original: rule.template,
    blocks: entry ? blocksOf(section.text, entry) : [],
    section,
    mechanics: notes.mechanics.length > 0 ? notes.mechanics : rule.mechanics,
    mechanicsFrom: undefined,
    difference: notes.variantOf?.difference ?? rule.variantOf?.difference,
  };
}
