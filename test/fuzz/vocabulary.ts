// What mutations put into documents.

/** Signs of XML. */
export const markup = [
  '<',
  '>',
  '</',
  '/>',
  '&',
  ';',
  '"',
  "'",
  '=',
  '<!--',
  '-->',
  '--',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
];

/** Pieces of entries, of which many are nothing by themselves. */
export const words = [
  '<rule ',
  '</rule>',
  '<rules>',
  '</rules>',
  '<p>',
  '</p>',
  '<table>',
  '<tr>',
  '<td>',
  '<li>',
  '<b>',
  '<br/>',
]
  .concat([
    '<special>',
    '</special>',
    '<rule id="rpb-fear" param="5"/>',
    ' id="a"',
    ' name="FEAR n"',
    ' param=',
    ' xmlns="u"',
  ])
  .concat([
    '<monster id="m">',
    '</monster>',
    '<event>',
    '<?odds ',
    '<!-- whq-ignore misread-die: x -->',
    '<!DOCTYPE rules [',
    ']>',
  ])
  .concat([
    '&amp;',
    '&lt;',
    '&#65;',
    '&#xD800;',
    '&#0;',
    '&nbsp;',
    '&gold;',
    '<?xml version="1.0"?>',
    '<!-- whq-ignore-file -->',
  ]);

/** Signs of prose, and mentions. */
export const prose = [
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '  ',
  '> ',
  '- ',
  '1. ',
  '# ',
  '| ',
  '```\n',
  '**',
  '(',
  ')',
  ', ',
  ': ',
]
  .concat([
    'Fear 5',
    'Miedo 6',
    'Ambush A',
    '2 x Magic Items',
    'special rules: ',
    'Terror',
    'Hate Dwarfs',
    '[x](#rpb-fear)',
  ])
  .concat([
    'fear',
    'Never Pass',
    'Regenerate 2',
    'Magic Resistance 4+',
    'Big Monster',
    'The ',
    'of ',
    'each turn ',
    'next to ',
  ]);
/** Characters that programs take for something else: two units long, without width, from right to left, or longer in small letters. */
export const traps = [
  '\ud83d\udc09',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u202e',
]
  .concat([
    '\u0000',
    '\u0007',
    '\ufffe',
    '\u00ad',
    'e\u0301',
    '\u0130',
    '\u1e9e',
    '\ufb01',
    '\u0663',
    '\uff11',
    '\u00bd',
    '\u2212',
  ])
  .concat(['\u2019', '\u201c', '\u2013', '\u2026', '\ud835\udfce', '\u3000', '\r', '\u000b', '\u000c']);

/** Dice, targets and what speaks of them, misread ones too. */
export const dice = [
  '1D6',
  'D6',
  '2D6+2',
  'D66',
  '1D3',
  '3d6-1',
  '0D6',
  '1D0',
  '999D6',
  '1D6x10',
  '4D6',
  'lD6',
  '1 D 6',
  '1Dó',
  '2D6/3D6(5+)',
]
  .concat([
    '4+',
    '7+',
    '1',
    '13',
    '0',
    '-1',
    '5 or 6',
    '4, 5 or 6',
    'on a roll of 4+',
    '2-12',
    '1D6 + Battle-level',
    'a 6',
  ])
  .concat([
    'con un 5 ó 6',
    'tira 2D6',
    'double 6',
    'equal to or less than',
    '99999999999999999999',
    '1D6 Gold x 10',
    'on 1D6',
  ]);
