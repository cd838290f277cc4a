import type { Rule } from '../../abilities/rule.ts';
import type { Template } from '../../abilities/template.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Given } from '../../workspace/rules/ruleBindings.ts';
import { escapeText } from '../../xml/references.ts';
import type { ParameterValues } from '../rules/parameterValues.ts';
import { writableName } from '../rules/writableName.ts';
import { asPrinted, type Placeholder, writtenTemplate } from '../rules/writtenTemplate.ts';
import { choice, placeholder, snippetText } from '../snippet.ts';

/** The values for writing a name. */
interface SnippetValues {
  /** By the names of the template's slots, as in a mention; these need no tab stop. */
  readonly given?: ReadonlyMap<string, string> | undefined;
  /** The values to choose from. */
  readonly published: ParameterValues;
  /** The text around it in a mention: `2 x ` and ` (Ambush A)`. */
  readonly before?: string;
  readonly after?: string;
}

/**
 * The snippet of a mention in running text: `Fear ${1|5,6,7|}`, with a tab stop for each placeholder; `Fear 6` with a given value.
 *
 * @param written how text is written there; in XML it is escaped.
 */
export function mentionSnippet(template: Template, values: SnippetValues, written = asItIs): string {
  const all = values.published.all.map(written);
  const literal = (text: string): string => snippetText(written(text));
  return snippet(template, values, literal, (stop, slot, isRated) =>
    isRated && all.length > 0 ? choice(stop, all) : tabStop(stop, slot, written),
  ).whole;
}

/** `<rule id="rpb-fear" param="${1:6}">Fear ${1:6}</rule>`: typing one of the two values changes both. */
export function elementSnippet({ parameters }: Rule, id: string, template: Template, values: SnippetValues): string {
  const usual = (slot: Placeholder): string | undefined => values.published.usual ?? likelyValue(slot);
  const literal = (text: string): string => snippetText(escapeText(text));
  const { rest, whole } = snippet(template, values, literal, (stop, slot, isRated) => {
    const value = isRated ? usual(slot) : undefined;
    return value === undefined ? tabStop(stop, slot, escapeText) : placeholder(stop, escapeText(value));
  });
  // A rule with several parameters has its values in the text only.
  const parameter = parameters.length > 1 ? '' : rest.trim().replace(/^\(([^()]*)\)$/, '$1');
  const attribute = parameter === '' ? '' : ` param="${parameter.replaceAll('"', '&quot;')}"`;
  return `<rule id="${literal(id)}"${attribute}>${whole}</rule>`;
}

/** A first value if none is published, because the placeholder's letter would be a mistake in a Monster. Undefined for words. */
function likelyValue({ before, name, after }: Placeholder): string | undefined {
  if (name.length > 1) return undefined;
  if (after === '+') return '5+';
  return before === '1D' ? '1D6' : before === '+' ? '+1' : '5';
}

/** Given values are plain text, the others are tab stops, counted from 1. */
function snippet(
  template: Template,
  { given, before = '', after = '' }: SnippetValues,
  literal: (text: string) => string,
  open: (stop: number, slot: Placeholder, isRated: boolean) => string,
): { readonly rest: string; readonly whole: string } {
  let stop = 0;
  const { name, rest } = writtenTemplate(
    template,
    (slot, isRated) => {
      const value = givenValue(slot, given);
      if (value !== undefined) return literal(value);
      stop++;
      return open(stop, slot, isRated);
    },
    literal,
  );
  return { rest, whole: `${literal(before)}${name}${rest}${literal(after)}` };
}

/** The mention as text: `Fear 6`, and `Fear n` without a value. */
export function writtenMention(template: Template, given: ReadonlyMap<string, string>): string {
  const { name, rest } = writtenTemplate(template, (slot) => givenValue(slot, given) ?? asPrinted(slot));
  return `${name}${rest}`;
}

/** The best name of a rule as a mention, with the values of a question: `Fear 6`, and `Fear n` without a question. */
export function nameWith(scope: Package, definition: Definition, given: Given | undefined, language: string): string {
  const { template, values } = writableName(scope, definition, given, language);
  return writtenMention(template, values);
}

/** A mention repeats the signs of the placeholder, except the `1D` of a die. */
function givenValue({ before, name }: Placeholder, given: ReadonlyMap<string, string> | undefined): string | undefined {
  const value = given?.get(name);
  if (value === undefined) return undefined;
  return /^\d+$/.test(value) && /^\d+D$/.test(before) ? `${before}${value}` : value;
}

function tabStop(stop: number, { before, name, after }: Placeholder, written: (text: string) => string): string {
  return `${snippetText(written(before))}${placeholder(stop, written(`${name}${after}`))}`;
}

function asItIs(text: string): string {
  return text;
}
