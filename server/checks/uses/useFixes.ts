import type { ParameterKind } from '../../abilities/slotFit.ts';
import { titleCase } from '../../abilities/template.ts';
import type { Definition } from '../../workspace/index/definition.ts';
import { escapeText, escapeValue } from '../../xml/references.ts';
import type { Edit, Fix } from '../problems/finding.ts';
import type { RuleUse } from './ruleUses.ts';

/** Writes the value of the text into `param` too. */
export function addParameter(use: RuleUse, value: string): Fix {
  const attribute = `param="${escapeValue(value)}"`;
  if (use.parameterSpan) return { kind: 'add', text: attribute, edits: [parameterEdit(use, value)] };
  // Behind the closing quote of the id.
  const at = use.idSpan.end + 1;
  return { kind: 'add', text: attribute, edits: [{ span: { start: at, end: at }, newText: ` ${attribute}` }] };
}

/** Links another rule; `takesValue`: whether it has a use for the `param` that is there. */
export function linkFix(use: RuleUse, id: string, takesValue: boolean): Fix {
  const lost = takesValue ? [] : parameterRemoval(use);
  return { kind: 'linkTo', id, edits: inOrder([idEdit(use, id), ...lost]) };
}

/** Removes the `param` of a rule that takes no value. */
export function removeParameter(use: RuleUse): Fix {
  return { kind: 'remove', text: `param="${use.parameter ?? ''}"`, edits: parameterRemoval(use) };
}

/** Writes another value into `param`, and into the text where it is not there yet. */
export function writeParameter(use: RuleUse, value: string, text: string): Fix {
  const edits = text === use.text ? [] : [textEdit(use, text)];
  return { kind: 'replace', text: `param="${value}"`, edits: inOrder([parameterEdit(use, value), ...edits]) };
}

/** Writes another text. */
export function rewriteUse(use: RuleUse, text: string): Fix {
  return { kind: 'replace', text, edits: [textEdit(use, text)] };
}

/** With the blanks before it. */
function parameterRemoval({ element }: RuleUse): readonly Edit[] {
  const at = element.attributes.findIndex(({ name }) => name === 'param');
  const attribute = element.attributes[at];
  if (!attribute) return [];
  const start = element.attributes[at - 1]?.span.end ?? element.nameSpan.end;
  return [{ span: { start, end: attribute.span.end }, newText: '' }];
}

/**
 * Fixes for a score in place of a plain number: another rule, under its name, or the number without its plus. Both are possible, so neither
 * is certain.
 */
export function writeValue(
  use: RuleUse,
  value: string,
  expected: ParameterKind,
  { rule }: Definition,
  other: Definition | undefined,
): readonly Fix[] {
  const found: Fix[] = [];
  const otherId = other?.rule.id;
  if (other && otherId !== undefined) {
    const name = new RegExp(escapePattern(rule.template.baseName), 'i');
    const text = use.text.replace(name, () => titleCase(other.rule.template.baseName));
    found.push({ kind: 'linkTo', id: otherId, edits: inOrder([idEdit(use, otherId), textEdit(use, text)]) });
  }
  if (expected === 'number' && /^\d+\+$/.test(value)) {
    const number = value.slice(0, -1);
    const edits = [textEdit(use, use.text.replace(value, number))];
    if (use.parameterSpan) edits.push(parameterEdit(use, number));
    found.push({ kind: 'replace', text: use.text.replace(value, number), edits: inOrder(edits) });
  }
  return found;
}

/** Fixes for a text and a `param` that disagree: change the one, or change the other. */
export function writeAlike(use: RuleUse, parameter: string, written: string): readonly Fix[] {
  if (written === '') {
    const text = `${withoutFullStop(use.text)} ${parameter}`;
    return [{ kind: 'replace', text, edits: [textEdit(use, text)] }];
  }
  const at = use.text.lastIndexOf(written);
  const text = `${use.text.slice(0, at)}${parameter}${use.text.slice(at + written.length)}`;
  return [
    { kind: 'replace', text: `param="${written}"`, edits: [parameterEdit(use, written)] },
    { kind: 'replace', text, edits: [textEdit(use, text)] },
  ];
}

/** Splits a use into one element for each ability; undefined if one of them has no id, or if a `param` would be lost. */
export function splitUse(
  use: RuleUse,
  parts: readonly string[],
  ids: readonly (string | undefined)[],
): Fix | undefined {
  if (use.parameterSpan || ids.some((id) => id === undefined)) return undefined;
  const elements = parts.map((part, index) => `<rule id="${escapeValue(ids[index] ?? '')}">${escapeText(part)}</rule>`);
  return { kind: 'split', edits: [{ span: use.element.span, newText: elements.join('') }] };
}

function withoutFullStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1).trimEnd() : text;
}

function idEdit({ idSpan }: RuleUse, id: string): Edit {
  return { span: idSpan, newText: escapeValue(id) };
}

function textEdit({ textSpan }: RuleUse, text: string): Edit {
  return { span: textSpan, newText: escapeText(text) };
}

function parameterEdit(use: RuleUse, value: string): Edit {
  return { span: use.parameterSpan ?? use.idSpan, newText: escapeValue(value) };
}

function inOrder(edits: readonly Edit[]): readonly Edit[] {
  return edits.toSorted((a, b) => a.span.start - b.span.start);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
