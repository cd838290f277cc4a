import type { XmlFormat } from '../../formats/format.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { attributeOf } from '../../xml/tree.ts';
import { elementsIn } from '../entries/elementsIn.ts';
import type { Finding } from '../problems/finding.ts';

/** Monsters with another level than the group around them, which is drawn at its own level only. Spans are in section coordinates. */
export function groupLevelProblems({ values }: XmlFormat, { nodes, text, errors }: Section): readonly Finding[] {
  const group = values?.group;
  if (!group || errors.length > 0) return [];
  return elementsIn(nodes, group.element).flatMap((element) => {
    const [own, ...others] = [element, ...elementsIn(element.children, group.member)].map((one) => {
      const span = attributeOf(one, 'level')?.valueSpan;
      return span && { span, level: text.slice(span.start, span.end).trim() };
    });
    return others.flatMap((other): readonly Finding[] =>
      own && other && Number(own.level) !== Number(other.level)
        ? [{ code: 'never-drawn', span: other.span, facts: { level: other.level, groupLevel: own.level } }]
        : [],
    );
  });
}
