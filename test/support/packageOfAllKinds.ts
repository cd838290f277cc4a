import { readdirSync, readFileSync } from 'node:fs';

/** A package of all kinds: the example, and files of its own with what the example lacks. */
const example = readdirSync('docs/example/data', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.xml'))
  .map((name) => [`data/${name.replaceAll('\\', '/')}`, readFileSync(`docs/example/data/${name}`, 'utf8')] as const);
export const rule =
  '<rule id="lamp" name="LAMP n">Roll 1D6 O. 1-2 Dark\n3-4 Dusk\n6 Light. On a 7+ the lamp goes out.</rule>';
const monster = '<monster id="orc" name="Orc"><wounds>3</wounds><ballisticskill>4</ballisticskill></monster>';
const notes =
  '# Cellar\n\nHere stand 6 Goblins (Fear 6, Lamp 4+). Roll 1D6 O on 7+.\n\n    1D6 O\n\n| D6 | |\n|---|---|\n| 1-2 | a |\n| 4 | b |\n\nSee [it](rules.xml#lamp).\n';
export const wick =
  '<rule id="wick" name="WICK" parameterName="n">Burn 1D6 Wounds if there is one. The “Silver Lamp” of the Grey Keeper is never lit on a 6+.</rule>';
export const uses = (id: string): string =>
  `<monster id="${id}" name="Orc ${id}" plural="Orcs ${id}" factions="dark-elves"><wounds>3</wounds><strength>S</strength><special><rule id="lamp" param="4+">Lamp 4+</rule><rule id="wick">Wick</rule><rule id="rpb-guards" param="Orc orc">Guards (Orc orc)</rule></special></monster>`;
export const table =
  '<table name="Cellar" die="D6"><monster id="orc" number="1" level="1" /><monster id="keeper" number="1-6" level="2" /><group level="3" number="1"><monster id="orc" number="1"/><monster id="keeper" number="1"><special><rule id="rpb-guards" param="Orc orc">Guards (Orc orc)</rule></special></monster></group></table>';
export const spanish = [
  ['rule.lamp.name', 'LÁMPARA n'],
  ['rule.lamp.text', 'Tira 1D6 O. 1-2 Oscuro\n3-4 Penumbra\n6 Luz. Con 7+ la lámpara se apaga.'],
  ['rule.wick.name', 'Mecha de Plata'],
  ['rule.wick.text', 'Quema 1D6 Heridas. La “Lámpara de Plata” del Guardián Gris nunca se enciende con 6+.'],
  ['monster.orc.name', 'Orco orc'],
  ['monster.orc.plural', 'Trasgos orc'],
  ['rule.none.text', 'Nada usa este texto, y nadie sabe para qué está aquí.'],
] as const;
export const entries = (list: readonly (readonly [string, string])[]): string =>
  `<translations>\n${list.map(([key, text]) => `<entry key="${key}">${text}</entry>`).join('\n')}\n</translations>`;
const english = [
  ...spanish.map(
    ([key]) => [key, 'Roll 1D6 O and burn 1D6 Wounds. On a 7+ the lamp of the Grey Keeper goes out.'] as const,
  ),
  ...['oil', 'tar'].map(
    (id) => [`rule.${id}.text`, 'Whoever drinks of it loses 1D6 Wounds and burns for three turns.'] as const,
  ),
];
export const files: readonly (readonly [name: string, text: string])[] = [
  ...example,
  ['cellar.md', notes],
  ['cellar.txt', notes],
  ['whq.json', '{ "id": "cellar", "base": ["harbour"], "houseRules": ["lamp"], "systems": ["warhammer-quest"] }'],
  ['data/xml/rules/a.xml', `<rules>\n${rule}\n${wick}</rules>`],
  ['data/xml/rules/b.xml', `<rules>\n${rule}</rules>`],
  ['data/xml/monsters/a.xml', `<monsters>\n${uses('orc')}\n${uses('keeper')}</monsters>`],
  ['data/xml/monsters/b.xml', `${monster}\n${rule}`],
  [
    'data/xml/monsters/c.xml',
    `<monsters>\n${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => uses(id).replace('dark-elves', 'darkelves')).join('\n')}</monsters>`,
  ],
  ['data/xml/tables/a.xml', `<tables>\n${table}\n</tables>`],
  [
    'data/xml/charts/a.xml',
    '<charts><chart id="hit" name="To hit" roll="1D6"><columns name="WS">1 2 3</columns><row WS="1">4 4 5</row></chart></charts>',
  ],
  ['data/i18n/content-es.xml', entries(spanish)],
  [
    'data/i18n/more-es.xml',
    entries([
      ['rule.lamp.text', 'Tira 1D6. Con 5+ se apaga.'],
      ['rule.wick.plural', 'Mechas'],
    ]),
  ],
  ['data/i18n/content-en.xml', entries(english)],
  ['data/i18n/content-es.sources.tsv', 'rule.lamp.text\t0123456789abcdef\trule.lamp.text\n'],
  ['harbour/whq.json', '{ "id": "harbour" }'],
  ['harbour/data/xml/rules/a.xml', `<rules>\n${rule.replace('Dark', 'Night')}\n</rules>`],
];

/** Texts that change what a section depends on besides its text: root, edition, kind, language, marks, and what others say. */
const pieces = [
  '4+',
  'O',
  ' the the ',
  '\n7 Night',
  '<rules>',
  '</rules>',
  '<monsters>',
  rule,
  wick,
  monster,
  uses('captain'),
  '<entry key="rule.wick.text">Quema 2D6 Heridas.</entry>',
  '<rule id="lamp" param="5">Lamp 5</rule>',
  '<?also-named BEACON n+ ?>',
  '<?values 3 4 5 ?>',
  '<?variant-of rpb-fear ?>',
  '<!-- whq-ignore impossible-target -->',
  'Fear 6, Lamp 4+ and Regenrate 2',
  'Frost Lamp of the Grey Keeper',
  '“',
  '<p>',
  '&',
  'ñ',
  '\ufffd',
  '1 d 6',
];

/** Words of which one stands for another: names, ids and values that other files speak of. */
const words = [
  ['lamp', 'wick', 'rpb-fear', 'orc', 'keeper'],
  ['LAMP n+', 'LAMP n', 'LAMP', 'WICK n', 'WICK'],
  ['Lamp', 'Wick', 'Beacon', 'Lámpara', 'Orc'],
  ['dark-elves', 'darkelves', 'orcs'],
  ['1D6', '2D6', 'D3', '1D66'],
  ['Roll', 'Tira', 'The', 'Burn', 'Quema'],
  ['harbour', 'cellar', 'mordheim'],
  ['name', 'plural', 'text'],
  ['strength', 'Wounds', 'parameterName', 'param'],
];

/** A change of a file of the package, by chance: mostly of one that is there. Returns its name and its new text, undefined for a deleted file. */
export function anyChange(
  texts: ReadonlyMap<string, string>,
  random: () => number,
): readonly [name: string, text: string | undefined] {
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const [name, text] = any(random() < 0.7 && texts.size > 0 ? files.filter(([one]) => texts.has(one)) : files);
  const before = texts.get(name) ?? text;
  const at = Math.floor(random() * (before.length + 1));
  const to = random() < 0.5 ? at : Math.min(before.length, at + Math.floor(random() * 40));
  const list = any(words);
  const kind = random();
  if (kind < 0.1) return [name, text];
  if (kind < 0.15) return [name, undefined];
  if (kind < 0.5) return [name, before.replaceAll(any(list), (found) => (random() < 0.5 ? any(list) : found))];
  return [name, `${before.slice(0, at)}${any(pieces)}${before.slice(to)}`];
}
