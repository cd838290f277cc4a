import roleplayBook from '../rules/roleplay-book.xml';
import type { Pack } from './workspace/host.ts';

/** The rules that come with the program. Their text is inside the bundles: nothing is read when the program runs. */
export const packs: readonly Pack[] = [
  { uri: 'whq-rules:/roleplay-book.xml', title: { en: 'Roleplay Book', es: 'Libro de Rol' }, text: roleplayBook },
];
