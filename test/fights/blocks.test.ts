import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { blocksIn } from '../../server/fights/blocks/blocksIn.ts';
import { monsterBlock } from '../../server/fights/blocks/monsterBlock.ts';
import { readBlock } from '../../server/fights/blocks/readBlock.ts';
import type { BlockFault } from '../../server/fights/blocks/writtenBlock.ts';
import type { FightSystem, StatBlock } from '../../server/fights/statBlock.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** A block in one line, with short names for its values. */
function shown(block: StatBlock): string {
  const weapon = (
    name: string,
    marks: { readonly isFire: boolean; readonly isPoison: boolean },
    ...values: unknown[]
  ) => [name, ...values, ...(marks.isFire ? ['fire'] : []), ...(marks.isPoison ? ['poison'] : [])].join(' ');
  switch (block.system) {
    case 'warhammer-quest': {
      const { name, weaponSkill, strength, toughness, wounds, attacks, damage, armour, abilities } = block;
      const list = abilities.length > 0 ? `: ${abilities.join(' & ')}` : '';
      return `quest ${name} ${weaponSkill} ${strength} ${toughness} ${wounds} ${attacks} ${damage} ${armour}${list}`;
    }
    case 'gamebook': {
      const { name, weaponSkill, strength, toughness, wounds, attacks, ranged, close } = block;
      const parts = [
        `gamebook ${name} ${weaponSkill} ${strength} ${toughness} ${wounds} ${attacks.ranged}/${attacks.close}`,
        ...(ranged
          ? [weapon(ranged.name, ranged, ranged.strength, ranged.damage, ranged.ammunition ?? '').trim()]
          : []),
        ...(close ? [weapon(close.name, close, `x${close.multiplier.numerator}/${close.multiplier.denominator}`)] : []),
        ...(block.armourSave === undefined ? [] : [`save ${block.armourSave}`]),
        ...(block.coverSave === undefined ? [] : [`cover ${block.coverSave}`]),
        ...(block.initiative ? [block.initiative] : []),
      ];
      return parts.join('; ');
    }
    default: {
      const { name, system, movement, weaponSkill, ballisticSkill, strength, toughness, wounds } = block;
      const values = [
        movement,
        weaponSkill,
        ballisticSkill,
        strength,
        toughness,
        wounds,
        block.initiative,
        block.attacks,
        block.leadership,
      ];
      const save = block.save === undefined ? '' : ` save ${block.save}`;
      const bonus = block.weaponBonus === 0 ? '' : ` weapon ${block.weaponBonus}`;
      return `${system} ${name} ${values.map((value) => value ?? '-').join(' ')}${save}${bonus}`;
    }
  }
}

function faultsIn(text: string, faults: readonly BlockFault[]): string {
  return faults.map(({ kind, name = '', span }) => `${kind} ${name}: ${text.slice(span.start, span.end)}`).join(' | ');
}

function typed(text: string, system?: FightSystem): string {
  const { block, faults } = readBlock(text, system);
  assert.equal(block === undefined, faults.length > 0, text);
  return block ? shown(block) : faultsIn(text, faults);
}

const fireWarrior =
  'Fire Warrior\t\t\t\t\nWS\tS\tT\tW\tA\n3\t3\t3\t10\t1\n\nWeapons:\n\n\t<u>S</u>\t<u>D</u>\nPulse Rifle\t5\t2\nKnife\t*\tx0.5\n\nInitiative: You\n\nSaves: Tau Armour (5)\nCover (6)\n\nNotes: He comes closer.\n';

/** What is typed or copied, and the block that it is. */
const blocks: Readonly<Record<string, string>> = {
  'A: WS 4, S 4, T 3, W 10, A 1/2; ranged Shotgun S 3 D 2; close Chainsword x1.5; save 5; cover 4':
    'gamebook A 4 4 3 10 1/2; Shotgun 3 2; Chainsword x3/2; save 5; cover 4',
  'A: save 5; close Sword x1; A 1; T 3; cover 4; W 10; S 4; WS 4':
    'gamebook A 4 4 3 10 1/1; Sword x1/1; save 5; cover 4',
  'B: WS 3, S 3, T 4, W 10, A 1, ranged Bolt Pistol S 4, D 1, ammo 6, fire; initiative opponent':
    'gamebook B 3 3 4 10 1/1; Bolt Pistol 4 1 6 fire; opponent',
  'B: WS 3, S 3, T 4, W 10; ranged Fire Lance S 4 D 1; close Fire Axe x0,5 poison':
    'gamebook B 3 3 4 10 1/1; Fire Lance 4 1; Fire Axe x1/2 poison',
  'Orko: HA 4, F 3, R 4, H 10, A 1/2; a distancia Escopeta F 3 D 2 munición 8; cuerpo a cuerpo Hacha x1 veneno; salvación 6; cobertura 5; iniciativa propia':
    'gamebook Orko 4 3 4 10 1/2; Escopeta 3 2 8; Hacha x1/1 poison; save 6; cover 5; own',
  'Ratman: WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0': 'quest Ratman 3 3 3 3 1 1D6 0',
  'WS 3, S 3, T 4, Wounds 3, Damage 1D6': 'quest  3 3 4 3 1 1D6 0',
  'salt hound: ws 4, s 3, t 3, wounds 5, a 2, damage d6+1, special: Fear 4, Ambush 5+':
    'quest salt hound 4 3 3 5 2 1D6 + 1 0: Fear 4 & Ambush 5+',
  'Rata: Habilidad de Armas 3, Fuerza 3, Resistencia 3, Heridas 3, Ataques 2, Daño 2D6, Armadura 1; especial: Miedo 5':
    'quest Rata 3 3 3 3 2 2D6 1: Miedo 5',
  '**Salt Hound** (WS: 4; S: 3; T: 3; Wounds: 5; Attacks: 2; Damage: 1D6)': 'quest Salt Hound 4 3 3 5 2 1D6 0',
  'M 4 WS 3 BS 3 S 3 T 3 W 1 I 3 A 1 Ld 7; save 5; weapon +1': 'wfb  4 3 3 3 3 1 3 1 7 save 5 weapon 1',
  'Guardia: M 4 HA 3 HP 3 F 3 R 3 H 1 I 3 A 1 L 7, salvación 5+': 'wfb Guardia 4 3 3 3 3 1 3 1 7 save 5',
  [fireWarrior]: 'gamebook Fire Warrior 3 3 3 10 1/1; Pulse Rifle 5 2; Knife x1/2; save 5; cover 6; opponent',
  '| | M | WS | BS | S | T | W | I | A | Ld |\n|-|-|-|-|-|-|-|-|-|-|\n| Orc | 4 | 3 | 3 | 3 | 4 | 1 | 2 | 1 | 7 |':
    'wfb Orc 4 3 3 3 4 1 2 1 7',
  'goblin ws2 s3 t3 w2 a1 dmg 1d6': 'quest goblin 2 3 3 2 1 1D6 0',
  'Ogro [HA 3, F 5, R 5, H 16, A 2, Daño 2D6, Armadura 2]': 'quest Ogro 3 5 5 16 2 2D6 2',
  'Troll — WS 3 / S 5 / T 4 / W 22 / A 3 / Damage 2D6': 'quest Troll 3 5 4 22 3 2D6 0',
  'Weapon Skill 4, Strength 4, Toughness 4, Wounds 8, Attacks 2, Damage 1D6+1, Armour 1': 'quest  4 4 4 8 2 1D6 + 1 1',
  'Cultist: WS 3, S 3, T 3, W 6, A 1; ranged Autogun S3 D2; close Bayonet x 1':
    'gamebook Cultist 3 3 3 6 1/1; Autogun 3 2; Bayonet x1/1',
  'Cultist: WS 3, S 3, T 3, W 6, A 1; ranged: Autogun (S 3, D 2); close: Bayonet (x1)':
    'gamebook Cultist 3 3 3 6 1/1; Autogun 3 2; Bayonet x1/1',
  'Traitor: WS 4, S 4, T 3, W 9, A 2; close Power Sword x2; armour save 4+; cover save 6+':
    'gamebook Traitor 4 4 3 9 2/2; Power Sword x2/1; save 4; cover 6',
  'Traitor: WS 4, S 4, T 3, W 9, A 2/-; ranged Lasgun S 3 D 1': 'gamebook Traitor 4 4 3 9 2/0; Lasgun 3 1',
  'Elf captain: M 5 WS 6 BS 6 S 4 T 3 W 2 I 7 A 3 Ld 9 Sv 5+': 'wfb Elf captain 5 6 6 4 3 2 7 3 9 save 5',
  'M:4 | WS:3 | BS:3 | S:3 | T:4 | W:1 | I:2 | A:1 | Ld:7': 'wfb  4 3 3 3 4 1 2 1 7',
  'Jefe orco: Movimiento 4, Habilidad de Armas 4, Habilidad de Proyectiles 5+, Fuerza 4, Resistencia 4, Heridas 12, Iniciativa 3, Ataques 2, Oro 250, Armadura 1, Daño 2D6':
    'quest Jefe orco 4 4 4 12 2 2D6 1',
  'Rat:\nWS 2\nS 2\nT 2\nW 2\nA 1\nDamage 1D6': 'quest Rat 2 2 2 2 1 1D6 0',
  'Grave Guard. WS 4; S 4; T 4; W 8; A 1; Dam 2D6; Arm 1.': 'quest Grave Guard 4 4 4 8 1 2D6 1',
  '"Bat: WS 2, S 2, T 2, W 1, A 1, Damage D6"': 'quest Bat 2 2 2 1 1 1D6 0',
  'Ogre (4 of them): WS 3, S 5, T 5, W 16, A 2, damage 2D6': 'quest Ogre 3 5 5 16 2 2D6 0',
  'Ogre: BS 5+, I 2, M 6, WS 3, S 5, T 5, W 16, A 2, damage 2D6, gold 300': 'quest Ogre 3 5 5 16 2 2D6 0',
  'Guard: WS 3, S 3, T 3, W 8, A 1; close Sword x1.25; cover 3': 'gamebook Guard 3 3 3 8 1/1; Sword x5/4; cover 3',
  'Guard: WS 3, S 3, T 3, W 8, A 1, close Sword x1, Initiative: own': 'gamebook Guard 3 3 3 8 1/1; Sword x1/1; own',
  'Guard: WS 3, S 3, T 3, W 8, A 1; close Poison Dagger x0.5 poison':
    'gamebook Guard 3 3 3 8 1/1; Poison Dagger x1/2 poison',
  'Guard: WS 3, S 3, T 3, W 8; A 1; ranged Bow D 1 S 3': 'gamebook Guard 3 3 3 8 1/1; Bow 3 1',
  'You: WS 3, S 3, T 3, W 7, A 1; ranged Shotgun S 3 D 2 ammo 12; close Chainsword x1.5; save 5':
    'gamebook You 3 3 3 7 1/1; Shotgun 3 2 12; Chainsword x3/2; save 5',
  'Caballero: M 8 HA 4 HP 3 F 4 R 3 H 1 I 4 A 1 Ld 8; TS 2+; arma +2':
    'wfb Caballero 8 4 3 4 3 1 4 1 8 save 2 weapon 2',
  'M - WS 3 BS - S 3 T 3 W 1 I 3 A 1 Ld -': 'wfb  - 3 - 3 3 1 3 1 -',
  'Rata: HA 3, F 3, R 3, H 3, A 1, daño 1D6, armadura ninguna': 'quest Rata 3 3 3 3 1 1D6 0',
  'Marsh Hag: WS 3, S 4, T 4 (6), W 12, A 2, Damage 2D6, Fear 6, Large Monster.':
    'quest Marsh Hag 3 4 4 12 2 2D6 2: Fear 6 & Large Monster',
  'Marsh Hog WS 3 S 4 T 3 W 9 A 1 Damage 1 Gold 90 Miedo 4': 'quest Marsh Hog 3 4 3 9 1 1 0: Miedo 4',
  'Watchman: M 4" WS 3 BS 3 S 3 T 3 W 1 I 3 A 1 Ld 7 (35 gc)': 'wfb Watchman 4 3 3 3 3 1 3 1 7',
  'Thug: WS 3, S 3, T 3, W 5, A 1. Weapons: Pistol (S 4, D 1), Cudgel (x1). Initiative: You. Saves: Hide (6)':
    'gamebook Thug 3 3 3 5 1/1; Pistol 4 1; Cudgel x1/1; save 6; opponent',
  '*Profile M WS BS S T W I A Ld Points* Ferryman 4 2 3 3 3 1 3 1 6 5.5': 'wfb Ferryman 4 2 3 3 3 1 3 1 6',
};

/** What is at fault, and where. */
const faulty: Readonly<Record<string, string>> = {
  'Orc: WS 3, S 3, T 3, A 1, damage 1D6': 'missing wounds: Orc: WS 3, S 3, T 3, A 1, damage 1D6',
  'Orc: WS 3, S 1D6, T 3, W 3, damage 1D6': 'dice strength: 1D6',
  'Orc: WS 3, S special, T 3, W 3, damage 1D6': 'special strength: special',
  'Orc: WS 3, S 3, T 3, W 3, A S, damage 1D6': 'special attacks: S',
  'Orc: WS 12, S 3, T 3, W 0, damage 1D6': 'range weapon-skill: 12 | range wounds: 0',
  'Orc: WS 3, S 4 (6), T 3, W 3, damage 1D6': 'unreadable strength: 4 (6)',
  'Orc: WS 3, S 3, T 3, W 3-5, damage 1D6': 'unreadable wounds: 3-5',
  'Orc: WS 3, S 3, T 3, W 3, flies, damage 1D6': 'unreadable : flies',
  'Orc: WS 3, S 3, T 3, W 3, damage 2D6/3D6': 'conditional damage: 2D6/3D6',
  'Orc: WS 3, WS 4, S 3, T 3, W 3, damage 1D6': 'repeated weapon-skill: WS 4',
  'A: WS 4, S 4, T 3, W 10; ranged Shotgun D 2; save 7': 'range save: 7 | gun : ranged Shotgun D 2',
  'A: WS 4, S 4, T 3, W 10; close Chainsword S 4 x1.5': 'blade : 4',
  'A: WS 4, S 4, T 3, W 10; close Sword x1; close Axe x2': 'weapons : close Axe x2',
  'A: WS 4, S 4, T 3, W 10, damage 1D6; close Sword x1': 'mixed : A: WS 4, S 4, T 3, W 10, damage 1D6; close Sword x1',
  'Rat\nWS S T W A\n2 2 2 2 1\n\nHog\nWS S T W A\n3 3 3 3 1': 'several : Hog\nWS S T W A\n3 3 3 3 1',
  'Orc: WS 3, S 3, T 3 (5), W 3, damage 1D6, armour 1': 'unreadable toughness: 3 (5)',
  'Orc: WS 3, S 3, T 3, W 3, damage 1D6, Fear 5 against Elves': 'unreadable : Fear 5 against Elves',
  'An Orc appears.': 'nothing : An Orc appears.',
};

/** The blocks in a file of prose. */
function inProse(text: string, name: string, systems: string): readonly string[] {
  const workspace = new Workspace([]);
  const marked = systems === '' ? text : `<!-- whq-system: ${systems} -->\n\n${text}`;
  const document = workspace.putFile(`file:///p/${name}`, marked);
  assert.ok(document);
  return document.sections.flatMap((section) =>
    blocksIn(workspace.all, document, section).map(({ block, faults }) =>
      block ? shown(block) : faultsIn(section.text, faults),
    ),
  );
}

const profile = 'M WS BS S T W I A Ld';

/** Texts and the blocks in them; `mordheim:` and the like in front name the system. */
const texts: Readonly<Record<string, readonly string[]>> = {
  [fireWarrior]: ['gamebook Fire Warrior 3 3 3 10 1/1; Pulse Rifle 5 2; Knife x1/2; save 5; cover 6; opponent'],
  '## Ork\n\n| WS | S | T | W | A |\n| -- | - | - | - | - |\n| 4 | 3 | 4 | 10 | 1/2 |\n\n**Weapons:** Slugga (S 4, D 2), Choppa (x1)\n\n**Initiative:** Enemy\n\n**Saves:** Ork Armour (6), Partially Concealed (5)':
    ['gamebook Ork 4 3 4 10 1/2; Slugga 4 2; Choppa x1/1; save 6; cover 5; own'],
  'Tú\nHA F R H A\n3 3 3 7 1\n\nArmas:\nEscopeta 3 2\nEspada sierra * x1,5\n\nIniciativa: Tú': [
    'gamebook Tú 3 3 3 7 1/1; Escopeta 3 2; Espada sierra x3/2; own',
  ],
  [`mordheim:Profile ${profile}\n\nHorse 8 - - 3 3 1 3 - -\nGoat 6 - - 3 3 1 2 - -\nShooting: 1 6 2 is no row.`]: [
    'mordheim Horse 8 - - 3 3 1 3 - -',
    'mordheim Goat 6 - - 3 3 1 2 - -',
  ],
  [`Profile ${profile}\nHorse 8 - - 3 3 1 3 -`]: ['cells : Horse 8 - - 3 3 1 3 -'],
  [`${profile}\nHorse 8 - - 3 3 1 3 - - 4`]: ['cells : Horse 8 - - 3 3 1 3 - - 4'],
  [`The guard\t${profile.replaceAll(' ', '\t')}\n\t4\t3\t3\t3\t3\t1\t3\t1\t7\nSave: 5+`]: [
    'wfb The guard 4 3 3 3 3 1 3 1 7 save 5',
  ],
  'Perfil M HA HP F R H I A L\nMago 4 3 3 3 3 1 3 1 8': ['wfb Mago 4 3 3 3 3 1 3 1 8'],
  '| Monster | WS | S | T | W | A | Damage | Special |\n|---|---|---|---|---|---|---|---|\n| Salt Hound | 4 | 3 | 3 | 5 | 1 | 1D6 | Fear 4, Dodge 5+ |':
    ['quest Salt Hound 4 3 3 5 1 1D6 0: Fear 4 & Dodge 5+'],
  '**Mill Rat.** WS 2, S 2, T 2, W 2, A 1, Damage 1D6, Gold 20. *Special:* Gang Up.\n\nThe room is dark.': [
    'quest Mill Rat 2 2 2 2 1 1D6 0: Gang Up',
  ],
  'Two Salt Hounds (WS 4, S 3, T 3, Wounds 5, Damage 1D6) wait here.': ['quest Salt Hounds 4 3 3 5 1 1D6 0'],
  'The Mill Rat has WS 2, S 2, T 2,\nWounds 2 and Damage 1D6.': ['quest Mill Rat 2 2 2 2 1 1D6 0'],
  '### Rata del molino\n\n- HA 2\n- F 2\n- R 2\n- Heridas 2\n- Daño 1D6\n': ['quest Rata del molino 2 2 2 2 1 1D6 0'],
  '### 3 Mill Rats\n\n**WS** 2 **S** 2 **T** 2 **W** 2 **A** 1 **Damage** 1D6': ['quest 3 Mill Rats 2 2 2 2 1 1D6 0'],
  '**Mill Hog** *(WS 3, S 4, T 4, W 9, A 1, Damage 1D6)*': ['quest Mill Hog 3 4 4 9 1 1D6 0'],
  '> **Mill Hog**\n>\n> WS 3 · S 4 · T 4 · W 9 · A 1 · Damage 1D6': ['quest Mill Hog 3 4 4 9 1 1D6 0'],
  '* Mill Hog – WS 3, S 4, T 4, W 9, A 1, Damage 1D6\n* Mill Cat – WS 4, S 2, T 2, W 3, A 2, Damage 1D6': [
    'quest Mill Hog 3 4 4 9 1 1D6 0',
    'quest Mill Cat 4 2 2 3 2 1D6 0',
  ],
  '| Monster | M | WS | BS | S | T | W | I | A | Gold | Armour | Damage |\n|:--|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|--:|\n| Hog | 4 | 3 | - | 4 | 4 | 9 | 2 | 1 | 80 | - | 1D6 |\n| Cat | 6 | 4 | - | 2 | 2 | 3 | 6 | 2 | 20 | - | 1D6 |':
    ['quest Hog 3 4 4 9 1 1D6 0', 'quest Cat 4 2 2 3 2 1D6 0'],
  'Monster | WS | S | T | W | A | Dmg\n--- | --- | --- | --- | --- | --- | ---\nHog | 3 | 4 | 4 | 9 | 1 | 1D6': [
    'quest Hog 3 4 4 9 1 1D6 0',
  ],
  '| Stat | Value |\n|---|---|\n| WS | 3 |\n| S | 4 |\n| T | 4 |\n| W | 9 |\n| A | 1 |\n| Damage | 1D6 |': [
    'quest  3 4 4 9 1 1D6 0',
  ],
  '```\nHog\nM  WS BS S  T  W  I  A  Ld\n4  3  0  4  4  1  2  1  5\n```': ['wfb Hog 4 3 0 4 4 1 2 1 5'],
  '          M  WS  BS  S  T  W  I  A  Ld\nSpearman  4   3   3  3  3  1  3  1   7\nChampion  4   4   3  3  3  1  4  2   7\nMount     8   3   0  3  3  1  3  1   5':
    ['wfb Spearman 4 3 3 3 3 1 3 1 7', 'wfb Champion 4 4 3 3 3 1 4 2 7', 'wfb Mount 8 3 0 3 3 1 3 1 5'],
  'The Spearman’s profile is:\n\nM WS BS S T W I A Ld\n4 3 3 3 3 1 3 1 7': ['wfb  4 3 3 3 3 1 3 1 7'],
  'Trooper\tWS\tS\tT\tW\tA\n\t3\t3\t3\t8\t1/1\nWeapons\tS\tD\nLasgun\t3\t1\nKnife\t-\tx0.5\nInitiative: Enemy\nSaves: None':
    ['gamebook Trooper 3 3 3 8 1/1; Lasgun 3 1; Knife x1/2; own'],
  '**TROOPER**\n\nWS 3 S 3 T 3 W 8 A 1/1\n\nWeapons: Lasgun (S3, D1), Knife (x0.5)\nSaves: Flak Armour (6)': [
    'gamebook TROOPER 3 3 3 8 1/1; Lasgun 3 1; Knife x1/2; save 6',
  ],
  'Trooper\nWS S T W A\n3 3 3 8 1\nWeapon: Lasgun S 3 D 1\nInitiative: Trooper\nSaves: Flak Armour (6), Fully Concealed (3)':
    ['gamebook Trooper 3 3 3 8 1/1; Lasgun 3 1; save 6; cover 3; own'],
  'Soldado\nHA\tF\tR\tH\tA\n3\t3\t3\t8\t1\n\nArmas:\n\tF\tD\nRifle láser\t3\t1\nCuchillo\t*\tx0,5\n\nIniciativa: Enemigo\n\nSalvaciones: Armadura antifrag (6)\nCobertura (6)\n\nNotas: Huye tras tres asaltos.':
    ['gamebook Soldado 3 3 3 8 1/1; Rifle láser 3 1; Cuchillo x1/2; save 6; cover 6; own'],
  'Perfil | M | HA | HP | F | R | H | I | A | L\n---|---|---|---|---|---|---|---|---|---\nLancero | 4 | 3 | 3 | 3 | 3 | 1 | 3 | 1 | 7':
    ['wfb Lancero 4 3 3 3 3 1 3 1 7'],
  'En la sala hay un Ogro (HA 3, F 5, R 5, H 16, A 2, Daño 2D6) y dos goblins.': ['quest Ogro 3 5 5 16 2 2D6 0'],
  'Una Rata gigante tiene HA 2, F 3, R 3, Heridas 2 y Daño 1D6.': ['quest Rata gigante 2 3 3 2 1 1D6 0'],
  'Ogre: WS 3, S 5, T 5, W 16, A 2, Damage 2D6. Special: Fear 5, Large Monster.\nIt guards the stairs.': [
    'quest Ogre 3 5 5 16 2 2D6 0: Fear 5 & Large Monster',
  ],
  'Ogre (WS 3, S 5, T 5, W 16, A 2, Damage 2D6; special: Fear 5)': ['quest Ogre 3 5 5 16 2 2D6 0: Fear 5'],
  'Name,WS,S,T,W,A,Damage\nHog,3,4,4,9,1,1D6\nCat,4,2,2,3,2,1D6': [
    'quest Hog 3 4 4 9 1 1D6 0',
    'quest Cat 4 2 2 3 2 1D6 0',
  ],
  '| Hog | |\n|---|---|\n| Weapon Skill | 3 |\n| Strength | 4 |\n| Toughness | 4 |\n| Wounds | 9 |\n| Damage | 1D6 |': [
    'quest Hog 3 4 4 9 1 1D6 0',
  ],
  'Horse 8 - - 3 3 1 3 - -\n\nM WS BS S T W I A Ld': [],
  'The Hog gets WS 5, S 5, T 5, W +3 and A 2 for one turn.': [],
  'Add +1 to WS, S, T, W, I, A and Ld.': [],
  'Test M, WS, BS, S, T, W, I, A and Ld in that order: 4 3 3 3 3 1 3 1 7.': [],
  '#### Bog Witch\n*W 15, M 4, WS 3, BS 3, S 3, T 3, I 5, A 1, Damage 1D6, Gold 400.*': [
    'quest Bog Witch 3 3 3 15 1 1D6 0',
  ],
  '1. **Bandit** WS 3, S 3, T 3, W 5, A 1, Damage 1D6\n2. **Archer** WS 3, S 3, T 3, W 4, A 1, Damage 1D6': [
    'quest Bandit 3 3 3 5 1 1D6 0',
    'quest Archer 3 3 3 4 1 1D6 0',
  ],
  '| | WS | S | T | W | A | Damage |\n|---|---|---|---|---|---|---|\n| **Bandit** | 3 | 3 | 3 | 5 | 1 | 1D6 |\n| *Archer* | 3 | 3 | 3 | 4 | 1 | 1D6 |\n\nThey fight.':
    ['quest Bandit 3 3 3 5 1 1D6 0', 'quest Archer 3 3 3 4 1 1D6 0'],
  'Name M WS BS S T W I A Ld Sv\nKnight 8 4 3 4 3 1 4 1 8 2+': ['wfb Knight 8 4 3 4 3 1 4 1 8 save 2'],
  'Name M WS BS S T W I A Ld Notes\nKnight 8 4 3 4 3 1 4 1 8 none': [],
  'Knight\n\n| M | WS | BS | S | T | W | I | A | Ld |\n|---|---|---|---|---|---|---|---|---|\n| 8 | 4 | 3 | 4 | 3 | 1 | 4 | 1 | 8 |\n\nSave: 2+':
    ['wfb Knight 8 4 3 4 3 1 4 1 8 save 2'],
  'Ork\nWS S T W A\n4 3 4 10 1/2\nRanged: Slugga S 4 D 2\nClose: Choppa x1': [
    'gamebook Ork 4 3 4 10 1/2; Slugga 4 2; Choppa x1/1',
  ],
  'Ork 1\nWS S T W A\n4 3 4 10 1\nWeapons:\nChoppa * x1\n\nOrk 2\nWS S T W A\n4 3 4 8 1\nWeapons:\nChoppa * x1': [
    'gamebook Ork 1 4 3 4 10 1/1; Choppa x1/1',
    'gamebook Ork 2 4 3 4 8 1/1; Choppa x1/1',
  ],
  'Roll for the Orc: WS 3, S 3, T 4, Wounds 3, Damage 1D6.': ['quest Orc 3 3 4 3 1 1D6 0'],
  'Roll 1D6 for the values of an Orc. On a 3, WS 3, S 3, T 4, Wounds 3, Damage 1D6.': ['quest  3 3 4 3 1 1D6 0'],
  'HP 10, WS 3, S 3, T 4, Damage 1D6': [],
  'Before: WS 3, S 3, T 4, W 3, Damage 1D6. After: WS 4, S 4, T 4, W 6, Damage 2D6.': [
    'quest Before 3 3 4 3 1 1D6 0',
    'quest After 4 4 4 6 1 2D6 0',
  ],
  'MV WS BS S Dmg T W I A Gold Special\nFord Guards 4 3 4+ 3 D6 3(5) 5 3 1 60\nFord Boys 4 2 - 3 D6 3 3 3 1 20 Sling (Str 3), Ambush A\nFord Hag 4 2 - 3 D6 3 9 3 1 200 5+ Dodge':
    [
      'quest Ford Guards 3 3 3 5 1 1D6 2',
      'quest Ford Boys 2 3 3 3 1 1D6 0: Sling (Str 3) & Ambush A',
      'quest Ford Hag 2 3 3 9 1 1D6 0: 5+ Dodge',
    ],
  'Name Ws Bs St To Wo In At\nFerryman 3 3 3 4 2 3 1': ['wfb Ferryman - 3 3 3 4 2 3 1 -'],
  '| Nombre | HA | HP | Fu | Re | He | In | At |\n|---|---|---|---|---|---|---|---|\n| Barquero | 3 | 3 | 3 | 4 | 2 | 3 | 1 |':
    ['wfb Barquero - 3 3 3 4 2 3 1 -'],
  '<table>\n<tr><th>Name</th><th>WS</th><th>S</th><th>T</th><th>W</th><th>A</th><th>Damage</th></tr>\n<tr>\n  <td>Ford Hag</td><td>2</td><td>3</td><td>3</td><td>9</td><td>1</td><td>1D6&ndash;1</td>\n</tr>\n</table>':
    ['quest Ford Hag 2 3 3 9 1 1D6 - 1 0'],
  'For four Warriors of Battle-level 2.\n\n| | M | WS | BS | S | T | W | I | A |\n|-|-|-|-|-|-|-|-|-|\n| Ford Hag | 4 | 2 | - | 3 | 3 | 9 | 3 | 1 |':
    [
      'missing damage: | | M | WS | BS | S | T | W | I | A |\n|-|-|-|-|-|-|-|-|-|\n| Ford Hag | 4 | 2 | - | 3 | 3 | 9 | 3 | 1 |',
    ],
  'wfb:For four Warriors of Battle-level 2.\n\n| | M | WS | BS | S | T | W | I | A |\n|-|-|-|-|-|-|-|-|-|\n| Ford Hag | 4 | 2 | - | 3 | 3 | 9 | 3 | 1 |':
    ['wfb Ford Hag 4 2 - 3 3 9 3 1 -'],
  'The ferry has the WS BS S T W I A of its owner 3 3 3 4 2 3 1': [],
  // What goes on behind it may change a value.
  'Ork\nWS S T W A\n4 3 4 10 1\n\nWeapons:\nChoppa * x1\n\nBig Choppa * x2': ['weapons : Big Choppa * x2'],
  'Ork\nWS S T W A\n4 3 4 10 1\nWeapons:\nChoppa * x1\nIts teeth, for one more point': [
    'unreadable : Its teeth, for one more point',
  ],
  'Ork\nWS S T W A\n4 3 4 10 1\nWeapons:\nChoppa * x1\n\nForce field: 4': ['unreadable : Force field: 4'],
  'Ork\nWS S T W A\n4 3 4 10 1\nWeapons:\nChoppa * x1\n\nSaves: Force Field (4)': ['unreadable save: 4'],
  'Ork\nWS S T W A\n4 3 4 10 1': ['unarmed : Ork\nWS S T W A\n4 3 4 10 1'],
  'Mill Rat: WS 2, S 2, T 2, Wounds 2, Damage 1D6 against Dwarfs.': ['unreadable : against Dwarfs'],
  'Mill Rat: WS 2, S 2, T 2, Wounds 2, Damage special.': ['special damage: special'],
  // No stat blocks.
  'He needs 4+ to hit (WS 4 against WS 3), then S 4 against T 3.': [],
  'For one turn he has WS 5, S 5, T 5 and A 3.': [],
  'A Possessed gets +1 WS, S, A and W.': [],
  'The columns are M WS BS S T W I A Ld.': [],
  [`${profile}\n\nThe profile above is empty.`]: [],
  '| BL | Gold | WS |\n|---|---|---|\n| 1 | 0 | 3 |': [],
  '<!-- Rat: WS 2, S 2, T 2, W 2, Damage 1D6 -->': [],
};

describe('stat blocks', () => {
  it('reads one that is typed or copied', () => {
    for (const [text, block] of Object.entries(blocks)) assert.equal(typed(text), block, text);
  });

  it('says what is at fault, and reads no block', () => {
    for (const [text, faults] of Object.entries(faulty)) assert.equal(typed(text), faults, text);
  });

  it('takes the system that is asked for where the form leaves it open', () => {
    assert.equal(typed('A: WS 4, S 4, T 3, W 10, A 1', 'gamebook'), 'gamebook A 4 4 3 10 1/1');
    assert.equal(typed('M 4 WS 3 BS 3 S 3 T 3 W 1 I 3 A 1 Ld 7', 'mordheim'), 'mordheim  4 3 3 3 3 1 3 1 7');
    assert.equal(typed('Rat: WS 3, S 3, T 3, W 3, damage 1D6', 'gamebook'), 'quest Rat 3 3 3 3 1 1D6 0');
  });

  it('says which values its game supplies', () => {
    const { assumed } = readBlock('WS 3, S 3, T 4, Wounds 3, Damage 1D6');
    assert.deepEqual(assumed, [
      { name: 'attacks', value: 1 },
      { name: 'armour', value: 0 },
    ]);
  });

  it('finds them in prose', () => {
    for (const [marked, expected] of Object.entries(texts)) {
      const [, systems = '', text = ''] = /^(?:(mordheim|wfb):)?([\s\S]*)$/.exec(marked) ?? [];
      for (const name of ['a.md', 'a.txt'])
        assert.deepEqual(inProse(text, name, systems), expected, `${name}: ${text}`);
    }
  });

  it('finds them in elements', () => {
    const table =
      '<table><tr><td>Profile</td><td>M</td><td>WS</td><td>BS</td><td>S</td><td>T</td><td>W</td><td>I</td><td>A</td><td>Ld</td></tr>';
    const row =
      '\n  <tr>\n <td><b>Horse</b></td>\n <td>8</td><td>&#8211;</td><td>-</td><td>3</td><td>3</td><td>1</td><td>3</td><td></td><td>-</td></tr></table>';
    const bodies: Readonly<Record<string, string>> = {
      [table + row]: 'wfb Horse 8 - - 3 3 1 3 - -',
      '<p>Ork</p><p>WS S T W A</p><p>4 3 4 10 1/2</p><p>Weapons:</p><p>Choppa * x1</p>':
        'gamebook Ork 4 3 4 10 1/2; Choppa x1/1',
      '<p>Mill Rat: WS 2, S 2, T 2, W 2, Damage 1D6.</p>': 'quest Mill Rat 2 2 2 2 1 1D6 0',
      '<table><tr><th>Name</th><th>M</th><th>WS</th><th>BS</th><th>S</th><th>T</th><th>W</th><th>I</th><th>A</th><th>Ld</th></tr><tr><td>Boar</td><td>7</td><td>3</td><td>0</td><td>3</td><td>4</td><td>1</td><td>3</td><td>1</td><td>3</td></tr></table>':
        'wfb Boar 7 3 0 3 4 1 3 1 3',
      '<p><b>Boar</b></p><p>M WS BS S T W I A Ld<br/>7 3 0 3 4 1 3 1 3</p>': 'wfb Boar 7 3 0 3 4 1 3 1 3',
      'The Boar: <b>WS</b> 3, <b>S</b> 4, <b>T</b> 4, <b>W</b> 9, <b>A</b> 1, <b>Damage</b> 1D6.':
        'quest Boar 3 4 4 9 1 1D6 0',
      '<ul><li>WS 3</li><li>S 4</li><li>T 4</li><li>W 9</li><li>A 1</li><li>Damage 1D6</li></ul>':
        'quest  3 4 4 9 1 1D6 0',
      '<table><tr><td>Jabalí</td><td>HA</td><td>F</td><td>R</td><td>H</td><td>A</td><td>Daño</td></tr><tr><td></td><td>3</td><td>4</td><td>4</td><td>9</td><td>1</td><td>1D6</td></tr></table>':
        'quest Jabalí 3 4 4 9 1 1D6 0',
      '<p>Ork&#160;Boss</p><p>WS S T W A</p><p>5 4 4 14 2/3</p><p>Weapons:</p><p>Shoota 4 2</p><p>Big Choppa * x2</p><p>Saves: &#8217;Eavy Armour (4)</p>':
        'gamebook Ork Boss 5 4 4 14 2/3; Shoota 4 2; Big Choppa x2/1; save 4',
    };
    for (const [body, expected] of Object.entries(bodies)) {
      const text = `<rules>\n<rule id="a" name="A">${body}</rule>\n</rules>\n`;
      assert.deepEqual(inProse(text, 'rules/a.xml', ''), [expected], body);
    }
  });

  it('reads a Monster of an entry', () => {
    const values = (change: Readonly<Record<string, string>>) =>
      Object.entries({
        wounds: '7',
        move: '4',
        weaponskill: '4',
        ballisticskill: 'A',
        strength: '4',
        toughness: '3',
        initiative: '-',
        attacks: '2',
        gold: '-',
        armor: '-',
        damage: '2d6',
        ...change,
      })
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('');
    const read = (change: Readonly<Record<string, string>>): string => {
      const workspace = new Workspace([]);
      const special =
        '<special><rule id="rpb-fear" param="5">Fear 5</rule><magic id="chaos-magic" level="2" /><rule id="rpb-fly"/></special>';
      workspace.putFile(
        'file:///p/monsters/a.xml',
        `<monsters><monster id="a" name="Salt Hag">${values(change)}${special}</monster></monsters>`,
      );
      const [entity] = workspace.all.index.entities.withId('monster', 'a');
      assert.ok(entity);
      const { block, faults } = monsterBlock(entity, workspace.all);
      return block ? shown(block) : faultsIn(entity.section.text, faults);
    };
    assert.equal(read({}), 'quest Salt Hag 4 4 3 7 2 2D6 0: Fear 5 & chaos-magic 2 & rpb-fly');
    assert.equal(read({ armor: '2' }), 'quest Salt Hag 4 4 3 7 2 2D6 2: Fear 5 & chaos-magic 2 & rpb-fly');
    assert.equal(read({ damage: '1D6/2D6(7+)' }), 'conditional damage: <damage>1D6/2D6(7+)</damage>');
    assert.equal(
      read({ damage: 'S', attacks: '1D6', armor: 'S' }),
      'dice attacks: <attacks>1D6</attacks> | special damage: <damage>S</damage> | special armour: <armor>S</armor>',
    );
    assert.equal(
      read({ strength: '-', wounds: '' }),
      'missing strength: <strength>-</strength> | missing wounds: <wounds></wounds>',
    );
  });
});
