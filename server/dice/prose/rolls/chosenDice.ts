/** How people say that some of the dice count, in English and Spanish: `use the lower`, `keep whichever is higher`. */

/** The parts of these phrases: verbs, what is chosen, and of which dice. */
export const keep =
  'use|uses|using|take|takes|taking|keep|keeps|keeping|choose|chooses|pick|picks|count|counts|counting';
export const one = '[one|die|dice|score|result|roll|number]?';
export const ofThem = '[of [them|both|all|the two|the three|those | the dice|scores|rolls]]?';
const fromThem = '[out? of|from which|them|these|those ,?]';
const deLosQue = '[de ellos|estos | de los que|cuales ,?]';
export const conserva =
  '[quédate|quédese|quedas con | te quedas con | nos quedamos con | se queda con | elige|elegir|eligiendo|escoge|escogiendo|usa|utiliza|toma|coge|conserva|conservando]';
export const dado = '[resultado|dado|tirada|puntuación]?';
export const deEllos = '[de [ellos|ambos | los dos|dados|tres]]?';
/** Phrases after which the lowest die counts, in the notation of `PhraseBook`. */
export const theLowest = [
  `${keep} only? the lower|lowest|worse|worst|smaller|smallest ${one} ${ofThem}`,
  `${keep} whichever ${one} ${ofThem} is|shows the? lower|lowest|worse|worst|smaller [number|score]?`,
  `${fromThem}? [the|only the] lower|lowest|worse|worst|smaller|smallest ${one} ${ofThem} is|being used|taken|kept|chosen|counted`,
  `${fromThem} ${keep} only? the lower|lowest|worse|worst|smaller|smallest ${one}`,
  `${conserva} el|la ${dado} [menor|peor|inferior | más bajo|baja] ${dado} ${deEllos}`,
  `${deLosQue}? se toma|usa|coge|elige|escoge|cuenta|conserva el|la ${dado} [menor|peor|inferior | más bajo|baja] ${dado} ${deEllos}`,
];
/** The same for the highest die. */
export const theHighest = [
  `${keep} only? the higher|highest|better|best|greater|greatest|larger|largest|bigger|biggest ${one} ${ofThem}`,
  `${keep} whichever ${one} ${ofThem} is|shows the? higher|highest|better|best|greater|larger|bigger [number|score]?`,
  `${fromThem}? [the|only the] higher|highest|better|best|greater|larger|bigger|biggest ${one} ${ofThem} is|being used|taken|kept|chosen|counted`,
  `${fromThem} ${keep} only? the higher|highest|better|best|greater|larger|bigger|biggest ${one}`,
  `${conserva} el|la ${dado} [mayor|mejor|superior | más alto|alta] ${dado} ${deEllos}`,
  `${deLosQue}? se toma|usa|coge|elige|escoge|cuenta|conserva el|la ${dado} [mayor|mejor|superior | más alto|alta] ${dado} ${deEllos}`,
];
