import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fightFaultText } from '../../server/answers/fights/fightFault.ts';
import { fightNoteTexts } from '../../server/answers/fights/notes.ts';
import type { AskedFault } from '../../server/fights/asked/askedFault.ts';
import { fightsOfScenario } from '../../server/fights/asked/fightsOfScenario.ts';
import { partySide } from '../../server/fights/asked/partySide.ts';
import { readCount } from '../../server/fights/asked/readCount.ts';
import { readFight } from '../../server/fights/asked/readFight.ts';
import { readSide } from '../../server/fights/asked/readSide.ts';
import type { FightNote, FightSide } from '../../server/fights/fight.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import type { Workspace } from '../../server/workspace/packages/workspace.ts';
import { openedFiles } from '../support/relatedFiles.ts';

function monster(id: string, name: string, values: string, special = ''): string {
  const [weaponSkill, strength, toughness, wounds] = values.split(' ');
  return `<monster id="${id}" name="${name}" plural="${name === 'Marsh Wolf' ? 'Marsh Wolves' : `${name}s`}">
<wounds>${wounds}</wounds><move>4</move><weaponskill>${weaponSkill}</weaponskill><ballisticskill>-</ballisticskill>
<strength>${strength}</strength><toughness>${toughness}</toughness><initiative>3</initiative><attacks>1</attacks>
<gold>20</gold><armor>-</armor><damage>1D6</damage><special>${special}</special></monster>`;
}

const files = {
  'data/xml/monsters/marsh.xml': `<monsters>
${monster('m-goblin', 'Goblin', '2 3 3 2')}
${monster('m-hound', 'Salt Hound', '4 4 3 9', '<rule id="rpb-fear" param="5">Fear 5</rule>')}
${monster('m-wolf', 'Marsh Wolf', '3 3 3 4')}
${monster('m-orc', 'Orc', '3 3 4 3')}
${monster('m-orc-two', 'Orc', '4 4 4 5')}
${monster('m-mist', 'Mist', '2 3 3 special')}
</monsters>`,
  'data/i18n/content-es.xml': `<translations>
<entry key="monster.m-hound.name">Sabueso de Sal</entry>
<entry key="monster.m-wolf.name">Lobo del Pantano</entry>
</translations>`,
};

const party = [
  {
    name: 'Ilse',
    characteristics: new Map(Object.entries({ 'weapon-skill': 4, strength: 3, toughness: 3, wounds: 9 })),
  },
];

function asked(text: string, warriors: Parameters<typeof partySide>[0] = []) {
  return readSide(openedFiles(files).all, text, {
    party: warriors,
    partyName: 'The party',
    label: 'A',
    language: 'en',
  });
}

function shown(side: FightSide | undefined): string | undefined {
  return side?.combatants.map(({ block: { name, wounds }, count }) => `${count} ${name} ${wounds}`).join(', ');
}

function told(faults: readonly AskedFault[], locale = 'en'): readonly string[] {
  return faults.map((fault) => fightFaultText(fault, messagesFor(locale)));
}

const sides: readonly (readonly [typed: string, combatants: string])[] = [
  ['Goblin', '1 Goblin 2'],
  ['6 Goblins', '6 Goblin 2'],
  ['6x Goblin', '6 Goblin 2'],
  ['twelve goblins', '12 Goblin 2'],
  ['m-goblin', '1 Goblin 2'],
  ['3 m-goblin', '3 Goblin 2'],
  ['a Salt Hound', '1 Salt Hound 9'],
  ['2 Sabuesos de Sal', '2 Salt Hound 9'],
  ['dos sabuesos de sal', '2 Salt Hound 9'],
  ['the Marsh Wolf', '1 Marsh Wolf 4'],
  ['4 Marsh Wolves', '4 Marsh Wolf 4'],
  ['3 Lobos del Pantano', '3 Marsh Wolf 4'],
  ['6 Goblins and a Salt Hound', '6 Goblin 2, 1 Salt Hound 9'],
  ['6 Goblins + 2 Salt Hounds, a Marsh Wolf', '6 Goblin 2, 2 Salt Hound 9, 1 Marsh Wolf 4'],
  ['6 Goblins y un Sabueso de Sal', '6 Goblin 2, 1 Salt Hound 9'],
  ['Rat: WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0', '1 Rat 3'],
  ['5 Rats: WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0', '5 Rats 3'],
  ['WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0', '1 A 3'],
  ['2 Goblins and Rat: WS 3, S 3, T 3, W 3, A 1, damage 1D6, armour 0', '2 Goblin 2, 1 Rat 3'],
  ['Barbarian', '1 Barbarian 12'],
  ['Bárbaro', '1 Bárbaro 12'],
  ['Elf and Dwarf', '1 Elf 10, 1 Dwarf 11'],
  ['2 Orcs', '2 Orc 3'],
  ['m-orc-two', '1 Orc 5'],
  ['party', '1 Barbarian 12, 1 Dwarf 11, 1 Elf 10, 1 Wizard 12'],
  ['el grupo', '1 Barbarian 12, 1 Dwarf 11, 1 Elf 10, 1 Wizard 12'],
];

const refused: readonly (readonly [typed: string, en: string, es: string])[] = [
  [
    '',
    'This side is empty: write a Monster, a stat block, or party.',
    'Este bando está vacío: escribe un Monstruo, un perfil o party.',
  ],
  [
    '1D6 Goblins',
    'A fight needs a number: choose one for 1D6, such as 3 Goblins.',
    'Un combate necesita un número: elige uno en lugar de 1D6, como 3 Goblins.',
  ],
  [
    'Marsh Wolves',
    'A number is missing in front of Marsh Wolves, such as 6 Marsh Wolves.',
    'Falta un número delante de Marsh Wolves, como 6 Marsh Wolves.',
  ],
  ['0 Goblins', 'There must be at least one: Goblin.', 'Tiene que haber al menos uno: Goblin.'],
  [
    '6 Gobblins',
    'No Monster or Warrior is called "Gobblins". Did you mean Goblins?',
    'Ningún Monstruo ni Guerrero se llama «Gobblins». ¿Querías decir Goblins?',
  ],
  ['Mist', 'Mist: Wounds: "special" is no number.', 'Mist: Heridas: «special» no es un número.'],
  [
    'Rat: WS 3, S 1D6, T 3, W 3, damage 1D6',
    'Rat: Strength: 1D6 is a roll, and a number is needed. Choose one.',
    'Rat: Fuerza: 1D6 es una tirada, y hace falta un número. Elige uno.',
  ],
  ['Rat: WS 3, S 3, T 3, damage 1D6', 'Rat: Wounds: the value is missing.', 'Rat: Heridas: falta el valor.'],
  [
    'Barbarian and 2 Goblins',
    'Warriors and Monsters cannot be on one side.',
    'En un bando no puede haber a la vez Guerreros y Monstruos.',
  ],
  [
    'party and 2 Goblins',
    'Warriors and Monsters cannot be on one side.',
    'En un bando no puede haber a la vez Guerreros y Monstruos.',
  ],
];

describe('a side of a fight', () => {
  for (const [typed, combatants] of sides) {
    it(`is read: ${typed}`, () => {
      const { side, faults } = asked(typed);
      assert.deepEqual([shown(side), told(faults)], [combatants, []]);
    });
  }

  for (const [typed, en, es] of refused) {
    it(`is refused: ${typed}`, () => {
      const { side, faults } = asked(typed);
      assert.equal(side, undefined);
      assert.deepEqual([told(faults)[0], told(faults, 'es')[0]], [en, es]);
    });
  }

  it('is of one game with the other', () => {
    const gamebook = 'B: WS 3, S 3, T 3, W 10, A 1; close Knife x1';
    const options = { party: [], partyName: 'The party' };
    const { fight, faults } = readFight(openedFiles(files).all, ['party', gamebook], options);
    assert.equal(fight, undefined);
    assert.deepEqual(told(faults), ['The two sides are of different games: Warhammer Quest and Gamebook.']);
  });

  it('has the first Monster of a name that several have, and names the others', () => {
    const { assumed } = asked('2 Orcs');
    const note = { kind: 'firstOfName', name: 'Orc', id: 'm-orc', others: ['m-orc-two'] };
    assert.deepEqual(assumed, [note]);
    assert.deepEqual(asked('2 Goblins').assumed, []);
    assert.deepEqual(fightNoteTexts(assumed, messagesFor('en')), [
      'Orc: m-orc, the first of several Monsters with this name; write m-orc-two for another one',
    ]);
  });

  it('has the profiles of the packs by name', () => {
    const options = { party: [], partyName: '', label: 'A', system: 'mordheim' } as const;
    const { side } = readSide(openedFiles(files).all, '2 draft horses', options);
    assert.equal(shown(side), '2 Draft horse 1');
    const { fight, faults } = readFight(openedFiles(files).all, ['Fire Warrior', 'Orko'], { party: [], partyName: '' });
    assert.deepEqual([fight?.system, shown(fight?.sides[0]), told(faults)], ['gamebook', '1 Fire Warrior 10', []]);
  });

  it('has the Warriors of the settings by name', () => {
    assert.equal(shown(asked('ilse', party).side), '1 Ilse 9');
    assert.equal(asked('ilse', party).side?.isParty, true);
  });
});

function assumed(notes: readonly FightNote[]): readonly string[] {
  return notes.flatMap((note) => (note.kind === 'assumedValue' ? [`${note.characteristic} ${note.value}`] : []));
}

describe('a party', () => {
  it('has what its Warriors lack from the game, and says so', () => {
    const { side, assumed: notes } = partySide(party, 'The party');
    assert.equal(shown(side), '1 Ilse 9');
    assert.deepEqual(assumed(notes), ['attacks 1', 'armour 0', 'damage-dice 1', 'battle-level 1']);
  });

  it('has the other values of a Warrior of the box', () => {
    const own = [{ name: 'Enano', characteristics: new Map([['wounds', 20]]) }];
    const { side, assumed: notes } = partySide(own, 'El grupo', { battleLevel: 3 });
    assert.equal(shown(side), '1 Enano 20');
    assert.deepEqual(assumed(notes), [
      'weapon-skill 4',
      'strength 3',
      'toughness 4',
      'attacks 1',
      'armour 0',
      'damage-dice 1',
      'battle-level 3',
      'initiative 2',
    ]);
  });

  it('is refused if a Warrior of no box lacks values', () => {
    const { side, faults } = partySide([{ name: 'Jana', characteristics: new Map([['strength', 4]]) }], '');
    assert.equal(side, undefined);
    assert.deepEqual(told(faults), [
      'Jana is no Warrior of the box, and lacks Weapon Skill, Toughness and Wounds. Add it to the party.',
    ]);
  });
});

describe('a number in front of a name', () => {
  for (const [text, expected] of [
    ['6 Goblins', '6 | Goblins'],
    ['un Orco', '1 | Orco'],
    ['the Orc', 'the | Orc'],
    ['los 3 Orcos', 'the 3 | Orcos'],
    ['1D3 Wreckers', '1D3 1-3 | Wreckers'],
    ['2D6+1 Rats', '2D6+1 3-13 | Rats'],
    ['D6-2 Rats', 'D6-2 0-4 | Rats'],
    ['D66 Rats', 'D66 Rats'],
    ['Annie', 'Annie'],
    ['onerous Orc', 'onerous Orc'],
  ] as const) {
    it(`is read: ${text}`, () => {
      const { count, dice, isDefinite, rest } = readCount(text);
      const said = [
        ...(isDefinite ? ['the'] : []),
        ...(count === undefined ? [] : [count]),
        ...(dice ? [`${dice.written} ${dice.least}-${dice.most}`] : []),
      ];
      assert.equal([...(said.length > 0 ? [said.join(' '), '|'] : []), rest].join(' '), expected);
    });
  }
});

/** The fights of a text: Monsters, in brackets what is not counted, and with a question mark the Monsters of which nothing is certain. */
function fightsIn(text: string): readonly string[] {
  const workspace: Workspace = openedFiles({ ...files, 'scenario.md': text });
  const document = workspace.documents().find(({ uri }) => uri.endsWith('scenario.md'));
  assert.ok(document);
  return fightsOfScenario(workspace.all, document).map(
    ({ title, monsters: here, notPlaced, elsewhere, otherAbilities }) => {
      const placed = here.map(({ least, most, name, block }) => {
        const count = least === most ? `${least}` : `${least}-${most}`;
        return `${count} ${block ? [block.name, ...block.abilities].join(', ') : `? ${name}`}`;
      });
      const others = [...notPlaced.map((one) => `${one}?`), ...elsewhere, ...otherAbilities];
      const monsters = [
        ...(placed.length > 0 ? [placed.join(' + ')] : []),
        ...(others.length > 0 ? [`(${others.join(', ')})`] : []),
      ];
      return `${title === '' ? '' : `${title}: `}${monsters.join(' ')}`;
    },
  );
}

const placing: readonly (readonly [text: string, fights: readonly string[]])[] = [
  ['Behind the pans wait 6 Goblins (Ambush 5+, Fear 4).', ['6 Goblin, Ambush 5+, Fear 4']],
  ['Six Goblins and a Salt Hound guard the stair.', ['6 Goblin + 1 Salt Hound, Fear 5']],
  ['Monsters: 2 Salt Hounds, 3 Goblins', ['2 Salt Hound, Fear 5 + 3 Goblin']],
  ['- 2 Salt Hounds\n- 3 Goblins', ['2 Salt Hound, Fear 5 + 3 Goblin']],
  ['1D3 Goblins (Dodge 6+) hold the door.', ['1-3 Goblin, Dodge 6+']],
  ['The Salt Hound stands at its wheel with 2 Goblins.', ['1 Salt Hound, Fear 5 + 2 Goblin']],
  ['Two Salt Hounds (Fear 7) sleep here.', ['2 Salt Hound, Fear 7']],
  ['There are 3 Goblins in the hall. The Goblins are asleep.', ['3 Goblin']],
  ['3 Wreckers (Dodge 6+) hold the far door.', ['3 ? Wreckers']],
  ['El Barón espera junto a la puerta con 2 Sabuesos de Sal.', ['1 ? Barón + 2 Salt Hound, Fear 5']],
  ['Detrás de las calderas esperan 6 Goblins (Emboscada 5+, Miedo 4).', ['6 Goblin, Emboscada 5+, Miedo 4']],
  ['Un Sabueso de Sal ocupa la escalera.', ['1 Salt Hound, Fear 5']],
  ['4 Rats (WS 2, S 2, T 2, W 1, A 1, damage 1D6, armour 0) attack.', ['4 Rats']],
  ['6 Goblins wait here. If the bell rings, 2 Salt Hounds arrive.', ['6 Goblin (2 Salt Hounds)']],
  [
    'Two Salt Hounds are playing dice; the Warriors find themselves facing 3 Goblins.',
    ['2 Salt Hound, Fear 5 + 3 Goblin'],
  ],
  ['Seven Goblins hold the gate, and a Salt Hound paces the yard.', ['7 Goblin (a Salt Hound?)']],
  ['Siete Goblins ocupan la puerta y un Sabueso de Sal husmea el patio.', ['7 Goblin (un Sabueso de Sal?)']],
  ['6 Goblins and Salt Hounds wait here.', ['6 Goblin (Salt Hounds?)']],
  ["There's a Salt Hound by the throne.", ['1 Salt Hound, Fear 5']],
  ['- Goblins x6\n- Salt Hound x1', ['6 Goblin + 1 Salt Hound, Fear 5']],
  ['Behind the door wait:\n\n- 6 Goblins\n- a Salt Hound', ['6 Goblin + 1 Salt Hound, Fear 5']],
  ['Enemies:\n\n- 6 Goblins', ['6 Goblin']],
  ['Los Guerreros se encuentran con 3 Goblins.', ['3 Goblin']],
  ['6 Goblins wait here. They have Terror 9.', ['6 Goblin (Terror 9)']],
  [
    '# T\n## One\n6 Goblins wait here.\n\nA Salt Hound lurks near.\n## Two\nNothing.\n## Three\n2 Goblins attack!',
    ['One: 6 Goblin + 1 Salt Hound, Fear 5', 'Three: 2 Goblin'],
  ],
  ['A Salt Hound sits on a throne, guarded by 3 Goblins.', ['1 Salt Hound, Fear 5 + 3 Goblin']],
  ['A Stone Man (WS 2, S 1D6, T 10, W 4, A 1, damage 1D6) stands here.', ['1 ? Stone Man']],
  ['A pack of five Marsh Wolves scurries out of the drain.', ['5 Marsh Wolf']],
  ['A gang of six Goblins, led by a Salt Hound, storms in.', ['6 Goblin + 1 Salt Hound, Fear 5']],
  ['The gate is guarded by four Goblins.', ['4 Goblin']],
  ['As always, the bridge is well watched by two Salt Hounds.', ['2 Salt Hound, Fear 5']],
  ['The Warriors must fight 3 Goblins.', ['3 Goblin']],
  ['Here they have to defeat two Marsh Wolves.', ['2 Marsh Wolf']],
  ['The Warriors surprise 2 Goblins.', ['2 Goblin']],
  ['The party stumbles upon a band of 4 Goblins.', ['4 Goblin']],
  ['When the Warriors enter the hall place 2 Goblins at the back.', ['2 Goblin']],
  ['On entering the room the Warriors meet 2 Goblins.', ['2 Goblin']],
  ['Four Goblins guard the gate, and will not let anyone pass.', ['4 Goblin']],
  ['Three Goblins with drawn knives rush in.', ['3 Goblin']],
  ['Una manada de cinco Lobos del Pantano sale corriendo.', ['5 Marsh Wolf']],
  ['La puerta está bien guardada por cuatro Goblins.', ['4 Goblin']],
  ['Los Guerreros deben luchar contra 3 Goblins.', ['3 Goblin']],
  ['Los Guerreros sorprenden a 2 Goblins.', ['2 Goblin']],
  ['Os atacan dos Sabuesos de Sal.', ['2 Salt Hound, Fear 5']],
  ['Six Goblins and two Drowned Men guard the stair.', ['6 Goblin + 2 ? Drowned Men']],
  ['Two Drowned Men wait here.', ['2 ? Drowned Men']],
  // A number of Monsters in a form that is not known:
  ['These pieces are needed for the whole campaign.\n\n- 12 Goblins\n- a Salt Hound', ['(12 Goblins?, a Salt Hound?)']],
  ['Through the bars the party watches 3 Goblins.', ['(3 Goblins?)']],
  ['The Warriors have heard of 6 Goblins.', ['(6 Goblins?)']],
  ['Either 6 Goblins or 2 Salt Hounds wait here.', ['(6 Goblins?, 2 Salt Hounds?)']],
  ['The Warriors must fight 3 Goblins or pay.', ['(3 Goblins?)']],
  // What is named only beside others that are there:
  [
    '# T\n## One\n6 Goblins wait.\n## Two\nIf the bell rings, 3 Goblins come.\n## Three\nA Goblin is worth 20 gold.',
    ['One: 6 Goblin', 'Two: (3 Goblins)'],
  ],
  // Texts that only speak of them:
  ['If nobody comes, place:\n\n- 12 Goblins', []],
  ['A pack of five Marsh Wolves once lived here.', []],
  ['The map shows a hall guarded by four Goblins.', []],
  ['If the key is lost, the Warriors must fight 3 Goblins.', []],
  ['They say that the Warriors surprise 2 Goblins on the road.', []],
  ['Two Drowned Men are painted on the wall.', []],
  ['There are 2 Levers in the hall.', []],
  ['The Marsh Wolves attack first.', []],
  ['At level 4 and above place 2 Goblins.', []],
  ['In the place of each Goblin put a Salt Hound.', []],
  ['Al abrir la puerta aparecen 2 Goblins.', []],
  ['Aquí hay huellas de 3 Goblins.', []],
  ['In the songs of the coast stand 12 Goblins.', []],
  ['Los Guerreros esperan con impaciencia.', []],
  ['A Salt Hound is worth 90 gold.', []],
  ['No Goblins wait here.', []],
  ['If the door opens, 6 Goblins attack.', []],
  ['On a 5+, 6 Goblins attack.', []],
  ['He is as strong as a Salt Hound.', []],
  ['6 Goblins (Fear 4) once lived here, but are dead.', []],
  ['Aquí no hay 6 Goblins.', []],
  ['Roll 1D6:\n\n- 1-3 2 Goblins attack.\n- 4-6 A Salt Hound attacks.', []],
];

describe('the fights of a text', () => {
  for (const [text, fights] of placing) it(text.split('\n')[0] ?? '', () => assert.deepEqual(fightsIn(text), fights));
});
