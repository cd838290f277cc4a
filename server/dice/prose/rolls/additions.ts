/** How people say that something is added to a roll, or taken from it. */
import { PhraseBook } from '../notation/pattern.ts';

/** What stands before the numbers that are added or subtracted. */
export const additions = new PhraseBook<'add' | 'subtract'>([
  [
    'add',
    'add|adds|adding|plus',
    'to this|that|it|the [score|roll|result|total]? add|adds|adding',
    'add|adds|adding to it|this|that|the|his [score|roll|result|total]?',
    'suma|sumas|sumad|sume|añade|añades|añadid|añada a|al la? tirada|resultado|total|puntuación',
    'suma|sumas|sumad|sume|añade|añades|añadid|añada también|además',
    'sumándole|sumándolo|añadiéndole|añadiendo',
    'se le? suma|sumará|añade|añadirá',
    'número|cifra|resultado|total|cantidad al|a [la|lo]? que|cual se? le? suma|sumará|añade|añadirá|agrega|agregará',
    'sumaría|sumarías|sumaríamos|añadiría|añadirías|sumara|sumase',
    'sumad|sume|sumes|sumamos|sumará|sumarás|sumaréis|añada|añadid|añadirá|súmele|súmenle|sumadle|agregue|agregad',
    'le|les? sume|sumes|sumen|sumará|sumarás|añada|añadas|añade|añades|añadir|añadiendo|añádele|suma|sumas|sumar|sumando|súmale|agrega|agregar|agregando',
    'add|adds|adding [it|this|that|them | the|this|that|his|her|your score|roll|result|total|number|die|dice] to',
    'suma|sumas|sumando|sumad|añade|añadiendo el|ese|la|esa resultado|total|tirada|puntuación a',
    'súmalo|súmala|sumadlo|añádelo a',
    'with a bonus|modifier of',
    'con un bonificador|bono|modificador de',
  ],
  [
    'subtract',
    'take|takes|taking away|off',
    'quita|quitas|quitad|quite|quítale|quitadle|quítele',
    'subtract|subtracts|subtracting|deduct|deducts|deducting|minus|less',
    'se le? resta|restará',
    'restaría|restarías|restaríamos',
    'resta|restas|restar|restando|réstale|restad|reste|restará|réstele|restadle',
    'with|at a penalty of',
    'restándole|restándolo',
  ],
]);
