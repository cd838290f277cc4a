import { describe, it } from 'mocha';
import { checkChances } from './checkChances.ts';

describe('one die against another', () => {
  it('is won or drawn by the higher score, where nothing is added', () => {
    checkChances(
      'Roll two dice, a red one for the left door and a white one for the right. If the red die is higher, the left one opens; if they are equal, both do.',
      'the red die is higher => 1D6 > 1D6',
      'they are equal => 1D6 = 1D6',
    );
    checkChances(
      "Roll 1D6 for the Warrior and 1D6 for the Troll. If the Troll's die is higher, he is caught. On a draw nothing happens.",
      "the Troll's die is higher => 1D6 > 1D6",
      'On a draw => 1D6 = 1D6',
    );
    checkChances(
      'Roll one die for you and one for the gatekeeper: if his die is higher, you pay; if they tie, both drink.',
      'his die is higher => 1D6 > 1D6',
      'they tie => 1D6 = 1D6',
    );
    checkChances(
      "Both roll 1D6. If the Warrior's roll is higher, he wins.",
      "the Warrior's roll is higher => 1D6 > 1D6",
    );
    checkChances(
      'Se lanza un dado por la novia y otro por el Guerrero. Si el del Guerrero es mayor, pierde 1D6 días; si empatan, cenan.',
      'el del Guerrero es mayor => 1D6 > 1D6',
      'empatan => 1D6 = 1D6',
    );
  });

  it('is told of in more words', () => {
    checkChances(
      "Roll 1D6 for the Warrior and 1D6 for the thief. If the Warrior's is greater he gains 2 squares, if the thief's is he loses 1; a tie means that both slip.",
      "the Warrior's is greater => 1D6 > 1D6",
      "the thief's is => 1D6 > 1D6",
      'a tie => 1D6 = 1D6',
    );
    checkChances(
      'Roll two dice, a light one for your horse and a dark one for the other. If the light die is higher, you get three times the stake; on a dead heat you get it back.',
      'the light die is higher => 1D6 > 1D6',
      'on a dead heat => 1D6 = 1D6',
    );
    checkChances(
      'Take two D6, one red and one white. If the red one is higher it is a boy.',
      'the red one is higher => 1D6 > 1D6',
    );
    checkChances(
      'Warrior and Ogre roll a die each. If the Warrior rolls higher he escapes.',
      'the Warrior rolls higher => 1D6 > 1D6',
    );
    checkChances(
      'El Guerrero y el alcalde lanzan un dado cada uno. Si el Guerrero saca más que el alcalde, gana. Un empate no vale.',
      'el Guerrero saca más que el alcalde => 1D6 > 1D6',
      'Un empate => 1D6 = 1D6',
    );
    checkChances('Take two D6, red or white as you like. If the red one is higher, it is a boy.');
  });

  it('has what each side adds', () => {
    checkChances(
      'The Warrior and the Ogre each roll 1D6 and add their Strength; the higher total wins.',
      'the higher total wins => 1D6 + strength > 1D6 + ogre-strength',
    );
    checkChances(
      'El Guerrero y el Ogro tiran 1D6 cada uno y suman su Fuerza; gana el mayor.',
      'gana el mayor => 1D6 + strength > 1D6 + ogro-strength',
    );
    checkChances(
      "The Warrior and the Monster each roll 1D6 and add Strength. If the Monster's total is higher, he is thrown. If they tie, nothing happens.",
      "the Monster's total is higher => 1D6 + monster-strength > 1D6 + strength",
      'they tie => 1D6 + strength = 1D6 + monster-strength',
    );
    checkChances(
      'One Warrior and the rope each roll D6, Warrior adds Strength, rope adds 5. On higher total for Warrior it is his. On a draw roll again.',
      'On higher total for Warrior => 1D6 + strength > 1D6+5',
      'On a draw => 1D6 + strength = 1D6+5',
    );
    checkChances(
      'El Guerrero y el Ogro tiran 1D6 y suman su Fuerza. Si el total del Guerrero es mayor, queda libre. Si empatan, nada.',
      'el total del Guerrero es mayor => 1D6 + strength > 1D6 + ogro-strength',
      'empatan => 1D6 + strength = 1D6 + ogro-strength',
    );
  });

  it('is left alone where nobody can say whose total is meant, or what a side adds', () => {
    checkChances('The Warrior and the Ogre each roll 1D6 and add Strength. If his total is higher, he is thrown.');
    checkChances("The Warrior and the Ogre each roll 1D6 and add Strength. If the Ogre's die is higher, he is thrown.");
    checkChances('The Warrior and the Ogre each roll 1D6 and add Strength (the Ogre has 5). The higher total wins.');
    checkChances('The Warrior and the Ogre each roll 1D6 and add Strength, or 3 if tired. The higher total wins.');
    checkChances('The Warrior and the rope each roll 1D6, the rope adds 5 if wet. The higher total wins.');
    checkChances(
      'The Warrior and the rope each roll 1D6. The rope gets a bonus. If the Warrior rolls higher, it is his.',
    );
    checkChances('The Warrior and the Ogre each roll 1D6 and add their Battle-level. The higher total wins.');
    checkChances('El Guerrero y el Ogro tiran 1D6 y suman su Fuerza. Si su total es mayor, queda libre.');
  });

  it('is left alone where something is added, other dice are rolled, or more is asked', () => {
    checkChances("Both roll 1D6 and add Strength. If the Warrior's roll is higher, he wins.");
    checkChances("Both roll 1D6. The Warrior adds his Strength. If the Warrior's roll is higher, he wins.");
    checkChances('Both roll 1D6. The Dwarf has +1. If they tie, roll again.');
    checkChances("Roll 1D6 for the Warrior and 2D6 for the Troll. If the Troll's die is higher, he is caught.");
    checkChances(
      "Roll 1D6 for the Warrior and another for the Troll. If the Troll's roll is higher than 3, he is caught.",
    );
    checkChances(
      "Roll 1D6 for the Warrior and another for the Troll. Re-roll ones. If the Troll's roll is higher, he is caught.",
    );
    checkChances("Roll 1D6 for the Warrior and 1D6 for the Ghoul. If the Ghoul's is higher, or on a 1, he is caught.");
    checkChances(
      'Tira un dado por la novia y otro por el Guerrero, que suma su Fuerza. Si el del Guerrero es mayor, gana.',
    );
    checkChances('Roll 2D6. If the red die is higher, the left door opens.');
    checkChances("Roll 1D6 for the Warrior and 1D6 for the Troll.\n\nIf the Troll's die is higher, he is caught.");
  });

  it('is rolled by one after the other, each with his own dice', () => {
    checkChances('The Warrior rolls 1D6. The Ogre rolls 1D6. The higher wins.', 'The higher wins => 1D6 > 1D6');
    checkChances('El Guerrero tira 1D6. El Ogro tira 1D6. Gana el mayor.', 'Gana el mayor => 1D6 > 1D6');
    checkChances(
      'He rolls 2D6 and adds his Strength, the gate rolls 3D6; if his total is higher it gives, if it is lower he falls.',
      'his total is higher => 2D6 + strength > 3D6',
      'it is lower => 2D6 + strength < 3D6',
    );
    checkChances(
      'El Guerrero tira 2D6. El Ogro tira 3D6. Si el total del Guerrero es mayor, gana. Si es menor, cae.',
      'el total del Guerrero es mayor => 2D6 > 3D6',
      'es menor => 2D6 < 3D6',
    );
    checkChances(
      'The Warrior rolls 1D6 and adds his Strength. The Ogre does the same. The higher total wins.',
      'The higher total wins => 1D6 + strength > 1D6 + ogre-strength',
    );
    checkChances(
      'El Guerrero tira 1D6 y suma su Fuerza. El Ogro hace lo mismo. Gana el mayor.',
      'Gana el mayor => 1D6 + strength > 1D6 + ogro-strength',
    );
    checkChances(
      'You roll 1D6 and your opponent rolls 1D6. If yours is higher you win. On a tie roll again.',
      'yours is higher => 1D6 > 1D6',
      'On a tie => 1D6 = 1D6',
    );
    checkChances(
      'Él tira 1D6 y tú tiras 1D6. Si tu dado es mayor que el suyo, ganas.',
      'tu dado es mayor que el suyo => 1D6 > 1D6',
    );
  });

  it('is rolled by each of two', () => {
    checkChances('Each rolls 1D6. The higher wins.', 'The higher wins => 1D6 > 1D6');
    checkChances('They both roll 2D6. The higher total wins.', 'The higher total wins => 2D6 > 2D6');
    checkChances(
      'The Warrior and the Ogre wrestle. Each rolls 1D6 and adds his Strength. The higher total wins.',
      'The higher total wins => 1D6 + strength > 1D6 + opponent-strength',
    );
    checkChances(
      'El Guerrero y el Ogro echan un pulso. Cada uno tira 1D6. Gana el más alto.',
      'Gana el más alto => 1D6 > 1D6',
    );
    checkChances('Los dos tiran 2D6. Gana el mayor.', 'Gana el mayor => 2D6 > 2D6');
    // Of how many, nobody says.
    checkChances('Each player rolls 1D6. The higher wins.');
    checkChances('Each rolls 1D6. The highest wins.');
    checkChances('Cada uno tira 1D6. Gana el más alto.');
    checkChances('Every Warrior takes part. Each rolls 1D6. The higher wins.');
    checkChances('Cada Guerrero participa. Cada uno tira 1D6. Gana el mayor.');
  });

  it('is left alone where three roll, the dice are changed, or nobody can say who is meant', () => {
    checkChances('The Warrior rolls 1D6. The thief rolls 1D6. The Ogre rolls 1D6. The higher wins.');
    checkChances('Each of the Warriors and the Ogre rolls 1D6. The higher wins.');
    checkChances('Los Guerreros y el Ogro tiran 1D6. Gana el mayor.');
    checkChances('El Guerrero tira 1D6. El ladrón tira 1D6. El Ogro tira 1D6. Gana el mayor.');
    checkChances('The Warrior rolls 2D6. The Ogre rolls 3D6 and keeps the best two. The higher wins.');
    checkChances('El Guerrero tira 2D6. El Ogro tira 3D6 y se queda con los dos mejores. Gana el mayor.');
    checkChances('The Warrior rolls 2D6. The thief rolls 3D6. If his total is higher he wins.');
    checkChances('If the Warrior rolls 1D6 and the Ogre rolls 1D6, the higher wins.');
    checkChances('The Warrior rolls 1D6 for damage. The Ogre rolls 1D6. The higher wins.');
  });
  it('may ask whether both are alike or one of them lower, after another question', () => {
    checkChances(
      'The Warrior throws a die and the ferryman throws another. If the Warrior rolls higher he crosses; if it is equal or lower he waits.',
      'the Warrior rolls higher => 1D6 > 1D6',
      'it is equal or lower => 1D6 <= 1D6',
    );
    checkChances(
      'You roll a die and the ferryman rolls a die. If yours is higher you cross; if they are equal, nobody does; if it is lower you pay.',
      'yours is higher => 1D6 > 1D6',
      'they are equal => 1D6 = 1D6',
      'it is lower => 1D6 < 1D6',
    );
    checkChances(
      'El Guerrero y el Trol tiran 1D6 cada uno y suman su Fuerza. Si el resultado del Trol es mayor, lo atrapa; si es igual o menor, huye.',
      'el resultado del Trol es mayor => 1D6 + trol-strength > 1D6 + strength',
      'es igual o menor => 1D6 + trol-strength <= 1D6 + strength',
    );
    checkChances(
      'Tú lanzas 1D6 y el barquero lanza otro. Si el tuyo es más alto ganas; si son iguales nadie cruza.',
      'el tuyo es más alto => 1D6 > 1D6',
      'son iguales => 1D6 = 1D6',
    );
    checkChances('You throw a die, the cook throws another, and the boy throws another. If yours is higher, you win.');
    checkChances('You throw 2D6 and the cook throws another. If yours is higher, you win.');
    checkChances('Roll 1D6. If it is equal or lower, nothing happens.');
  });
});
