import { mechanicsOf } from '../../abilities/rule.ts';
import { slotNames } from '../../fights/effects/effectsOf.ts';
import { type EffectFault, readEffect } from '../../fights/effects/readEffect.ts';
import { gathered } from '../../text/gathered.ts';
import type { Span } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { definitionIn } from '../../workspace/index/definition.ts';
import type { Finding } from '../problems/finding.ts';
import { replacement } from '../problems/replacement.ts';
import { placeIn, syntaxProblem } from './odds.ts';

/** Errors in `<?fight … ?>`, whose ability would not count in fights. Spans are in section coordinates. */
export function effectProblems(document: Document, section: Section): readonly Finding[] {
  return gathered(mechanicsOf(section.text, section.nodes, 'fight'), (mechanic) => {
    const rule = definitionIn(document, section)?.rule;
    return readEffect(mechanic.source, rule && slotNames(rule)).faults.map((fault) => {
      const place = placeIn(mechanic, fault.span);
      return fault.what === 'expression' ? syntaxProblem(fault.error, place) : problemOf(fault, place);
    });
  });
}

function problemOf(fault: Exclude<EffectFault, { readonly what: 'expression' }>, place: Span): Finding {
  const { span: _, ...facts } = fault;
  const near = 'nearest' in facts ? facts.nearest : undefined;
  return { code: 'fight-effect', span: place, facts, fixes: replacement(place, near) };
}
