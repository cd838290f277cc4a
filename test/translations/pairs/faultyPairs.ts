import type { FaultKind } from '../marked/readMarks.ts';

/** A text of a rule in English and its translation into Spanish, with `[` and `]` around the place that is wrong. */
export interface FaultyPair {
  readonly kind: FaultKind;
  readonly source: string;
  readonly translation: string;
}

/** Translations with one fault each, in the manners of different translators. */
export const faultyPairs: readonly FaultyPair[] = [
  {
    kind: 'number',
    source: 'Two Warriors lose 1 Wound each.',
    translation: 'Dos Guerreros pierden [2] Heridas cada uno.',
  },
  {
    kind: 'dice',
    source: '1D6 Goblins and 2D6 Snotlings come.',
    translation: 'Llegan [2D6] Goblins y 1D6 Snotlings.',
  },
  {
    kind: 'number',
    source: 'The eel has Strength 5 and Toughness 3.',
    translation: 'La anguila tiene Fuerza [3] y Resistencia 5.',
  },
  {
    kind: 'number',
    source: 'He adds 1 to his Strength until the tide turns.',
    translation: 'Suma 1 a su [Resistencia] hasta que cambie la marea.',
  },
  {
    kind: 'number',
    source: 'Only a Dwarf can read the runes on the door.',
    translation: 'Solo un [Elfo] puede leer las runas de la puerta.',
  },
  {
    kind: 'number',
    source: 'The horn may be blown once per adventure.',
    translation: 'El cuerno se puede tocar [dos veces] por aventura.',
  },
  {
    kind: 'number',
    source: 'Up to four Warriors may ride in the boat.',
    translation: '[Al menos] cuatro Guerreros pueden ir en la barca.',
  },
  {
    kind: 'number',
    source: 'A Warrior without a rope falls into the well.',
    translation: '[Un Guerrero con una cuerda cae al pozo.]',
  },
  {
    kind: 'number',
    source: 'The eels have seen the Warriors.',
    translation: 'Las anguilas [no] han visto a los Guerreros.',
  },
  {
    kind: 'number',
    source: 'It is quick. Three Warriors gain 1 Luck until the end of the turn.',
    translation: 'Es rápido. Tres Guerreros ganan [3] de Suerte hasta el final del turno.',
  },
  {
    kind: 'number',
    source: 'The trap inflicts 1D6+1 Wounds on the first of them.',
    translation: 'La trampa le causa [1D6] Heridas al primero de ellos.',
  },
  {
    kind: 'number',
    source: 'The strong man takes a wager of 500 gold.',
    translation: 'El forzudo acepta una apuesta de [5 o 0] monedas de oro.',
  },
  {
    kind: 'punctuation',
    source: 'Are you sure? Run!',
    translation: '¿Estás seguro? [Corre]!',
  },
  {
    kind: 'number',
    source: 'A Warrior in the ink may not attack until the end of the turn. He may move as usual.',
    translation: '[Un Guerrero que esté en la tinta puede atacar al final del turno.] Puede mover como siempre.',
  },
  {
    kind: 'number',
    source: 'Each Warrior in the wave is soaked to the skin. He can&apos;t use his lantern for the next turn.',
    translation: 'Cada Guerrero alcanzado por la ola queda empapado. [Puede usar su farol durante el próximo turno.]',
  },
  {
    kind: 'number',
    source: 'The crab takes half of the damage, because of its shell.',
    translation: '[El cangrejo sufre todo el daño a causa de su caparazón.]',
  },
  {
    kind: 'dice',
    source: 'Each turn the bog swallows one Warrior. He loses 1D6 Wounds with no modifiers, then climbs out on a 4+.',
    translation:
      'En cada turno el lodazal se traga a un guerrero, que pierde [1D3] heridas sin modificadores y logra salir con 4+.',
  },
  {
    kind: 'dice',
    source: 'The urn holds 3D6 x 10 gold. If any of the dice shows a 1, the urn is cursed.',
    translation: 'La urna guarda [2D6] x 10 monedas de oro. Si en algún dado sale un 1, la urna está maldita.',
  },
  {
    kind: 'dice',
    source: 'The leech drains D3 Wounds at the start of every turn until it is killed.',
    translation: 'La sanguijuela drena [1D6] Heridas al comienzo de cada turno hasta que alguien acabe con ella.',
  },
  {
    kind: 'dice',
    source: 'The falling rocks cause 2D6 Wounds, minus Toughness, to everybody on the board section.',
    translation:
      '[Las rocas que se desprenden hieren a todos los que estén en la sección de tablero, menos la Resistencia.]',
  },
  {
    kind: 'dice',
    source: 'Roll a D6 for each Warrior. On a 1 or 2 he is caught in the web for D6 turns.',
    translation: 'Tirad 1D6 por cada Guerrero. Con un 1 o un 2 se queda atrapado en la telaraña [durante 6 turnos].',
  },
  {
    kind: 'dice',
    source: 'The shaman may cast one spell per turn on a roll of 3+, and regains 2D3 Power afterwards.',
    translation: 'El chamán puede lanzar un hechizo por turno con 3+, y después recupera [3D2] de Poder.',
  },
  {
    kind: 'target',
    source: 'To break the chains a Warrior must roll his Strength or less on 2D6; the lock may also be picked on a 5+.',
    translation:
      'Para romper las cadenas el Guerrero tiene que sacar su Fuerza o menos en 2D6; la cerradura también se fuerza con [6+].',
  },
  {
    kind: 'target',
    source: 'The ghoul hits its victim on 3 or more and never misses a Warrior who lies on the ground.',
    translation:
      'El necrófago acierta a su víctima con [3 o menos] y nunca falla contra un Guerrero tendido en el suelo.',
  },
  {
    kind: 'target',
    source: 'If the total is 8 or less the wall stays shut; nobody may search here again.',
    translation: 'Si el total es de [8 o más], la pared sigue cerrada; nadie puede volver a buscar aquí.',
  },
  {
    kind: 'target',
    source: 'On a score of 6 the blade sings and the blow counts double.',
    translation: 'Con un resultado de [5] la hoja canta y el golpe cuenta el doble.',
  },
  {
    kind: 'target',
    source: 'He is at -2 to hit until the smoke clears, and Monsters are at -1 to hit him.',
    translation: 'Tiene [+2] para impactar hasta que se disipe el humo, y los Monstruos tienen -1 para impactarle.',
  },
  {
    kind: 'target',
    source: 'The Troll regenerates on a 4+ at the end of every turn, unless it was burnt.',
    translation: 'El Troll se regenera con [un 4] al final de cada turno, salvo que haya sido quemado.',
  },
  {
    kind: 'target',
    source: 'Add +1 to the roll for every Dwarf in the party.',
    translation: '[Resta 1] a la tirada por cada Enano del grupo.',
  },
  {
    kind: 'target',
    source: 'A Warrior may dodge the axe on a roll of 4, 5 or 6.',
    translation: 'Un Guerrero puede esquivar el hacha si saca [3, 4, 5 o 6] en la tirada.',
  },
  {
    kind: 'number',
    source: 'The ferryman wants 25 gold from each traveller, or 100 gold for the whole party.',
    translation: 'El barquero pide 25 monedas de oro a cada viajero, o [150] por todo el grupo.',
  },
  {
    kind: 'number',
    source: 'Its bite is worth 450 gold at the guild, and the claws another 75.',
    translation: 'Su colmillo vale [540] de oro en el gremio, y las garras otras 75.',
  },
  {
    kind: 'number',
    source: 'The potion works for three turns and may be used only once.',
    translation: 'La poción funciona durante [cuatro] turnos y solo se puede usar una vez.',
  },
  {
    kind: 'number',
    source: 'The party must wait here for seven days before the pass is open again.',
    translation: 'El grupo ha de esperar aquí [diez] días hasta que el paso vuelva a abrirse.',
  },
  {
    kind: 'number',
    source: 'He may fire twice per turn if he does not move.',
    translation: 'Puede disparar [tres veces] por turno si no se mueve.',
  },
  {
    kind: 'number',
    source: 'The toad can leap over up to six squares, whatever stands in them.',
    translation: 'El sapo puede saltar por encima de hasta [cinco] casillas, esté lo que esté en ellas.',
  },
  {
    kind: 'number',
    source: 'The sword costs 1,200 gold and can be sold for half that price.',
    translation: 'La espada cuesta [12.000] de oro y se puede vender por la mitad de ese precio.',
  },
  {
    kind: 'number',
    source: 'Half of the gold in the chest is counterfeit. Each Warrior gets a quarter of the rest.',
    translation: '[Todo] el oro del cofre es falso. A cada Guerrero le toca una cuarta parte del resto.',
  },
  {
    kind: 'number',
    source: 'If there are more than 12 Monsters on the board, the ceiling gives way.',
    translation: 'Si hay más de [2] Monstruos en el tablero, el techo cede.',
  },
  {
    kind: 'number',
    source: 'The Elf adds 1 to his Initiative and the Barbarian adds 2 to his Strength.',
    translation: 'El Elfo suma [3] a su Iniciativa y el Bárbaro suma 2 a su Fuerza.',
  },
  {
    kind: 'variable',
    source: 'The pit is deep: everyone who falls suffers (the Dungeon level) D6 Wounds.',
    translation: 'El foso es profundo: todo el que caiga sufre [1D6] Heridas.',
  },
  {
    kind: 'variable',
    source: 'The dragon breathes for 1D6 Wounds for each point of its Strength.',
    translation: 'El aliento del dragón causa [1D6 Heridas].',
  },
  {
    kind: 'variable',
    source: 'Place 1D6 Rats per Warrior in the tunnel.',
    translation: 'Coloca [1D6 Ratas] en el túnel.',
  },
  {
    kind: 'variable',
    source: 'Every statue holds 1D6 x 20 gold, multiplied by the dungeon level.',
    translation: 'Cada estatua guarda [1D6 x 20 de oro].',
  },
  {
    kind: 'table-rows',
    source: 'Roll 1D6. 1-2 The floor gives way. 3-4 A draught puts out the lantern. 5-6 Nothing happens.',
    translation: 'Tira 1D6. 1-2 El suelo cede. [3-5] Una corriente apaga el farol. 5-6 No ocurre nada.',
  },
  {
    kind: 'table-rows',
    source: 'Roll 1D6. 1 Lose all gold. 2-3 Lose 50 gold. 4-5 Lose 10 gold. 6 Find 100 gold.',
    translation:
      'Tira 1D6. 1 Pierdes todo el oro. [2-3 Pierdes 10 de oro. 4-5 Pierdes 50 de oro.] 6 Encuentras 100 de oro.',
  },
  {
    kind: 'table-rows',
    source: 'Roll 2D6 on this table. 2 Plague. 3-6 Rain. 7-10 Sun. 11-12 Storm.',
    translation: 'Tira 2D6 en esta tabla. 2 Peste. [3-6 Lluvia. 11-12 Tormenta.]',
  },
  {
    kind: 'table-rows',
    source:
      'Roll 1D6:\n1 The idol weeps and the Warrior loses a turn.\n2-5 The idol is silent.\n6 The idol grants 1 Luck.',
    translation:
      'Tira 1D6:\n[1 El ídolo calla.\n2-5 El ídolo llora y el Guerrero pierde un turno.]\n6 El ídolo concede 1 de Suerte.',
  },
  {
    kind: 'length',
    source:
      'The Minotaur charges the nearest Warrior, even through walls of thorns. Whoever is hit is thrown back two squares and drops whatever he holds.',
    translation: '[El Minotauro carga contra el Guerrero más cercano.]',
  },
  {
    kind: 'breaks-off',
    source:
      'The mirror shows each Warrior his own death. He fights at -1 to hit for the rest of the adventure, unless he breaks the mirror.',
    translation:
      'El espejo muestra a cada Guerrero su propia muerte. Combate con -1 para impactar durante el resto de la aventura, salvo [que]',
  },
  {
    kind: 'leftover-source',
    source: 'The cook has poisoned the soup. Anyone who eats it is ill until dawn. The Dwarf alone is immune to it.',
    translation:
      'El cocinero ha envenenado la sopa. Quien la tome estará enfermo hasta el alba. [The Dwarf alone is immune to it.]',
  },
  {
    kind: 'same-as-source',
    source: 'The bats fly around your head and you cannot see a thing.',
    translation: '[The bats fly around your head and you cannot see a thing.]',
  },
  {
    kind: 'punctuation',
    source: 'Who goes there? The guard draws his sword and shouts for help!',
    translation: 'Quién anda ahí[?] El guardia desenvaina la espada y grita pidiendo ayuda.',
  },
  {
    kind: 'target',
    source: 'The spell needs a casting roll of 7+; the Wizard may spend Power to reach it.',
    translation: 'El hechizo exige una tirada de [7]; el Mago puede gastar Poder para alcanzarlo.',
  },
  {
    kind: 'number',
    source: 'It has 14 Wounds, Toughness 4 and 2 Attacks, and it is worth 360 gold.',
    translation: 'Tiene 14 Heridas, Resistencia [3] y 2 Ataques, y vale 360 de oro.',
  },
  {
    kind: 'dice',
    source: 'The Warriors find 1D6 Bandages and 1D6 Provisions in the crate.',
    translation: 'Los Guerreros encuentran en el cajón 1D6 Vendas [y Provisiones].',
  },
  {
    kind: 'dice',
    source: 'The crab has Strength 6, and its claw causes 2D6+4 Wounds.',
    translation: 'El cangrejo tiene Fuerza 6 y su pinza [causa] +4 Heridas.',
  },
  {
    kind: 'dice',
    source: 'The tide is a cruel thing. When it turns, each Warrior rolls 1D6. On a 1 or 2 he is swept away.',
    translation:
      'La marea es cruel. Cuando cambia, cada Guerrero tira un número[.] Con un 1 o un 2 el agua se lo lleva.',
  },
  {
    kind: 'dice',
    source: 'Roll 1D6. The eel bites if the score is n or more, where n is the number given after its name.',
    translation: 'Tira[.] La anguila muerde si sale n o más, donde n es el número dado después de su nombre.',
  },
];
