import { fightLenses } from './fightLenses.ts';
import type { LensKind } from './lensKind.ts';
import { missingLenses } from './missingLenses.ts';
import { oddsLenses } from './oddsLenses.ts';

/** All kinds of lenses, in the order in which they stand above one line. */
export const lensKinds: readonly LensKind[] = [missingLenses, fightLenses, oddsLenses];
