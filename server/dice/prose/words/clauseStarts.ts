import { wordSet } from './words.ts';

/** What begins a clause about what comes of a score. Nothing that is counted begins so. */
export const clauseStarts = wordSet(
  'he she it they you the your his her its their a an there nothing no each every all one roll and only this that these if is are means ' +
    'somebody someone anybody anyone nobody everybody everyone something nothing another both some we i whoever ' +
    'alguien nadie todos todas ambos algo otro otra ellos ellas él ella quien ' +
    'then must may can will has gets dies falls takes loses suffers wakes or will the ' +
    'el la los las se no nada tu su un una cada hay le les te lo ya ' +
    'pierde pierdes gana ganas sufre sufres muere mueres recibe recibes es está estás queda quedas cae caes',
);
