import type { ProblemMessages } from '../texts/problemTexts.ts';
import { abilitiesEn } from './abilities.ts';
import { chartsEn } from './charts.ts';
import { diceEn } from './dice.ts';
import { fightEffectsEn } from './fightEffects.ts';
import { packageFilesEn } from './packageFiles.ts';
import { packagesEn } from './packages.ts';
import { slipsEn } from './slips.ts';
import { statBlocksEn } from './statBlocks.ts';
import { structureEn } from './structure.ts';
import { tablesEn } from './tables.ts';
import { translationsEn } from './translations.ts';
import { wellFormedEn } from './wellFormed.ts';

export const problemsEn: ProblemMessages = {
  ...wellFormedEn,
  ...structureEn,
  ...abilitiesEn,
  ...chartsEn,
  ...diceEn,
  ...fightEffectsEn,
  ...packageFilesEn,
  ...packagesEn,
  ...slipsEn,
  ...statBlocksEn,
  ...tablesEn,
  ...translationsEn,
};
