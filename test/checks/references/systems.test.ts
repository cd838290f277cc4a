import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor('unknown-system');

/** Files that name their systems, with the problems marked in them. Without packs there is one system. */
const files: Readonly<Record<string, readonly [uri: string, marked: string]>> = {
  'a comment': [
    'file:///a/road.md',
    `
<!-- whq-system: warhamer-quest -->
                 ^^^^^^^^^^^^^^ warning unknown-system: Did you mean warhammer-quest?`,
  ],
  'front matter, with a system of the author beside it': [
    'file:///a/calle.md',
    `---
systems: [pit-fights, Warhammer-Qest]
                      ^^^^^^^^^^^^^^ warning unknown-system: no game "warhammer-qest"
---

# Una calle`,
  ],
  'an XML file': [
    'file:///a/rules.xml',
    `<rules>
  <?system warhammerquest?>
           ^^^^^^^^^^^^^^ warning unknown-system: warhammer-quest
</rules>`,
  ],
  'a right name': ['file:///a/tower.md', '<!-- whq-system: warhammer-quest -->'],
  'a name unlike any': ['file:///a/cave.md', '<!-- whq-system: wfc -->'],
};

describe('systemProblems', () => {
  for (const [name, [uri, marked]] of Object.entries(files)) it(`judges ${name}`, () => check(marked, {}, uri));
});
