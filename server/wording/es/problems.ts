import type { ProblemMessages } from '../texts/problemTexts.ts';
import { abilitiesEs } from './abilities.ts';
import { chartsEs } from './charts.ts';
import { diceEs } from './dice.ts';
import { fightEffectsEs } from './fightEffects.ts';
import { packageFilesEs } from './packageFiles.ts';
import { packagesEs } from './packages.ts';
import { slipsEs } from './slips.ts';
import { statBlocksEs } from './statBlocks.ts';
import { structureEs } from './structure.ts';
import { tablesEs } from './tables.ts';
import { translationsEs } from './translations.ts';
import { wellFormedEs } from './wellFormed.ts';

export const problemsEs: ProblemMessages = {
  ...wellFormedEs,
  ...structureEs,
  ...abilitiesEs,
  ...chartsEs,
  ...diceEs,
  ...fightEffectsEs,
  ...packageFilesEs,
  ...packagesEs,
  ...slipsEs,
  ...statBlocksEs,
  ...tablesEs,
  ...translationsEs,
};
