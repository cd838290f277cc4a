import type { Span } from '../../text/span.ts';
import type { CopyPlace } from './facts.ts';
import type { Finding } from './finding.ts';

/** All other places in its document that a problem is reported for, in the order of the text. */
export function otherPlaces({ facts }: Finding): readonly Span[] {
  return ('others' in facts && facts.others) || [];
}

/** The same in other documents. */
export function copiesOf({ facts }: Finding): readonly CopyPlace[] {
  return ('copies' in facts && facts.copies) || [];
}
