import { readUse, type UseText } from '../../abilities/mentions/use.ts';
import { flatten } from '../../abilities/names/flatten.ts';
import { type Template, titleCase } from '../../abilities/template.ts';
import { query, rememberedText } from '../../queries/remembered.ts';
import { wordsOf } from '../../text/words.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type AbilityMention, mentionOf } from '../../workspace/rules/mentions.ts';
import { templatesOf } from '../../workspace/rules/ruleNames.ts';

/** The rule or rules in the text of a use, by their ids: definitions change with each edit of their texts. */
export type Naming =
  /** The linked rule. */
  | { readonly kind: 'use'; readonly use: UseText }
  /** A rule other than the linked one. */
  | { readonly kind: 'other'; readonly otherId: string; readonly use: UseText }
  /** Two or more abilities in one element: for each its text, its name and its id. */
  | {
      readonly kind: 'several';
      readonly parts: readonly string[];
      readonly names: readonly string[];
      readonly ids: readonly (string | undefined)[];
    }
  /** Nothing that is known: the linked rule under another name, a rule without an id, or a weapon that is a rule. */
  | { readonly kind: 'unknown' };

/** The naming in the text of a use of the rule. */
export function namingOf(scope: Package, definition: Definition, text: string): Naming {
  return namingsOf(definition, scope)(text);
}

/** All uses of a package have a few hundred different texts. */
const maximumRemembered = 2000;

/** The namings for the texts of a rule's uses, cached until the name of any rule changes. */
const namingsOf = query((definition: Definition, scope: Package) =>
  rememberedText({ most: maximumRemembered }, (text): Naming => read(scope, definition, text)),
);

function read(scope: Package, definition: Definition, text: string): Naming {
  const templates = templatesOf(scope, definition);
  const use = readUse(text, templates);
  const several = severalIn(scope, text);
  if (use && !(several && isBesideOthers(text, use, templates))) return { kind: 'use', use };
  if (several) return several;
  const other = otherIn(scope, text);
  if (other && !isSameAbility(definition, other.definition) && !isWeapon(other.use, templates)) {
    const { id: otherId } = other.definition.rule;
    return otherId === undefined ? { kind: 'unknown' } : { kind: 'other', otherId, use: other.use };
  }
  return { kind: 'unknown' };
}

/** Whether a use ends before the first comma: `Dodge 4+, Fear 5`. The comma may belong to a name, or to a value in words. */
function isBesideOthers(text: string, use: UseText, templates: readonly Template[]): boolean {
  const comma = text.indexOf(',');
  const isInWords = templates.some(({ slots }) => slots.some(({ kind }) => kind === 'text'));
  return comma >= use.nameSpan.end && !isInWords;
}

interface Other {
  readonly definition: Definition;
  readonly use: UseText;
}

function otherIn(scope: Package, text: string): Other | undefined {
  const mention = mentionOf(scope, text);
  if (!mention || !isAllOf(text, mention)) return undefined;
  const { definition } = mention;
  const use = readUse(text, templatesOf(scope, definition));
  return use && { definition, use };
}

/** Whether the mention is the whole text, except for brackets and a full stop. */
export function isAllOf(text: string, { span, suffixes }: AbilityMention): boolean {
  const end = suffixes.at(-1)?.span.end;
  return /^\s*\)?\.?\s*$/.test(text.slice(end ?? span.end)) && text.slice(0, span.start).trim() === '';
}

function isSameAbility({ rule }: Definition, { rule: other }: Definition): boolean {
  return other.id === rule.id || other.variantOf?.id === rule.id || rule.variantOf?.id === other.id;
}

/** `Magic Armour; Magic Item`, `Dodge 4+, Fear 5`: every part is an ability, and not all of them the same. */
function severalIn(scope: Package, text: string): Naming | undefined {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  if (parts.length < 2 || parts.length > maximumParts) return undefined;
  const mentions = parts.flatMap((part) => {
    const mention = mentionOf(scope, part);
    return mention && isAllOf(part, mention) ? [mention] : [];
  });
  if (mentions.length !== parts.length) return undefined;
  const names = mentions.map(({ template }) => titleCase(template.baseName));
  return { kind: 'several', parts, names, ids: mentions.map(({ definition }) => definition.rule.id) };
}

const maximumParts = 10;

/** A weapon of a Monster may be a rule with a name of its own: `Armed with Globes` is SKAVEN POISON GLOBES. */
function isWeapon({ value = '' }: UseText, templates: readonly Template[]): boolean {
  return sharesWord(value, templates);
}

/** Whether the text has a word of one of the names. */
function sharesWord(text: string, templates: readonly Template[]): boolean {
  const written = new Set(wordsOf(flatten(text)).map(({ stem }) => stem));
  return templates.some(({ baseName }) =>
    wordsOf(flatten(baseName)).some(({ form, stem }) => form.length > 2 && written.has(stem)),
  );
}
