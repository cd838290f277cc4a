/** The characteristics of a Monster, as XML. */
export const characteristics = [
  ['wounds', '3'],
  ['move', '4'],
  ['weaponskill', '3'],
  ['ballisticskill', '4+'],
  ['strength', '3'],
  ['toughness', '3'],
  ['initiative', '3'],
  ['attacks', '1'],
  ['gold', '50'],
  ['armor', '-'],
  ['damage', '1D6'],
]
  .map(([name, value]) => `<${name}>${value}</${name}>`)
  .join('');
