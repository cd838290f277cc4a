import type { ProblemMessages } from '../catalogue/problems.ts';
import { abilitiesEn } from './abilities.ts';
import { diceEn } from './dice.ts';
import { packageFilesEn } from './packageFiles.ts';
import { packagesEn } from './packages.ts';
import { slipsEn } from './slips.ts';
import { structureEn } from './structure.ts';
import { tablesEn } from './tables.ts';
import { translationsEn } from './translations.ts';
import { wellFormedEn } from './wellFormed.ts';

export const problemsEn: ProblemMessages = {
  ...wellFormedEn,
  ...structureEn,
  ...abilitiesEn,
  ...diceEn,
  ...packageFilesEn,
  ...packagesEn,
  ...slipsEn,
  ...tablesEn,
  ...translationsEn,
};
