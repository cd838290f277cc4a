import { type Mechanic, mechanicsOf } from '../../abilities/rule.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import type { DiceSyntaxError } from '../../dice/language/syntaxError.ts';
import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { type Span, shift } from '../../text/span.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { DiceFault } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';

/** Errors in `<?odds … ?>`, which would show no odds. Spans are in section coordinates. */
export function oddsProblems(section: Section): readonly Finding[] {
  return gathered(mechanicsOf(section.text, section.nodes), (mechanic) =>
    errorsIn(mechanic.source).map((error) => syntaxProblem(error, placeIn(mechanic, error.span))),
  );
}

const errorsIn = rememberedText(shortTexts, (source): readonly DiceSyntaxError[] => parseAnnotation(source).errors);

/** The problem of an error in an expression. */
export function syntaxProblem(error: DiceSyntaxError, span: Span): Finding {
  return { code: 'odds-syntax', span, facts: faultOf(error) };
}

/** The facts of the error without its places, which are offsets in the annotation. */
function faultOf(error: DiceSyntaxError): DiceFault {
  switch (error.code) {
    case 'expectedClosing':
      return { code: error.code, closing: error.closing };
    case 'nameTwice':
      return { code: error.code, name: error.name };
    default: {
      const { span, ...fault } = error;
      return fault;
    }
  }
}

/**
 * The place of an error in an instruction, whose span counts in its content. One at the very end has an empty span, so it is marked at the
 * character before; of an empty instruction all of it is.
 */
export function placeIn({ source, span, instructionSpan }: Mechanic, error: Span): Span {
  if (source === '') return instructionSpan;
  const { start, end } = shift(error, span.start);
  return start === end ? { start: Math.max(0, start - 1), end } : { start, end };
}
