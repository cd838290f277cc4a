import { leadingSlot } from '../../abilities/mentions/greedySlots.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { mentionOf } from '../../workspace/rules/mentions.ts';
import { escapeText, escapeValue } from '../../xml/references.ts';
import { elementsIn, textIn } from '../entries/elementsIn.ts';
import type { Finding, Fix } from '../problems/finding.ts';
import { isAllOf } from './naming.ts';

/** Longer texts are sentences, not the name of an ability. */
const maximumUseLength = 100;

/**
 * Texts of a Monster that are nothing but the name and the value of a known rule: as a `<rule>` players could look it up. Depends on the names
 * of rules. Spans are in section coordinates.
 */
export function freeTextProblems(scope: Package, document: Document, section: Section): readonly Finding[] {
  const values = document.format?.isXml ? document.format.values : undefined;
  if (!values?.specials || section.errors.length > 0 || !section.text.includes('<text>')) return none;
  return elementsIn(section.nodes, values.specials.element).flatMap(({ children }) =>
    elementsIn(children, 'text').flatMap((element): readonly Finding[] => {
      const content = textIn(section.text, element);
      if (!content || content.text.length > maximumUseLength) return [];
      const mention = mentionOf(scope, content.text);
      const id = mention?.definition.rule.id;
      if (!mention || id === undefined || mention.definition.rule.isMagic || !isAllOf(content.text, mention)) return [];
      // Any word could be the type in `Type MAGIC n`: the text may name another rule.
      if (leadingSlot(mention.template)) return [];
      const value = content.text.slice(mention.nameSpan.end, mention.span.end).trim();
      const fix = asRule(id, value, content.text, element.span);
      return [{ code: 'free-rule', span: content.span, facts: { text: content.text, id }, fixes: [fix] }];
    }),
  );
}

const none: readonly Finding[] = [];

/** The app's editor reads one value from `param`; a value in brackets, or of several words, is only in the text. */
function asRule(id: string, value: string, text: string, span: Fix['edits'][number]['span']): Fix {
  const parameter = /^[\w+-]{1,10}$/.test(value) ? ` param="${value}"` : '';
  const newText = `<rule id="${escapeValue(id)}"${parameter}>${escapeText(text)}</rule>`;
  return { kind: 'linkTo', id, edits: [{ span, newText }] };
}
