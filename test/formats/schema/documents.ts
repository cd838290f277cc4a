// Makes rules documents up: first by the rules of the format, then with things done to them. The same seed makes the same document.

export interface MadeUp {
  readonly text: string;
  /** How many things have been done to it that the format does not provide for, or may not. */
  readonly mutations: number;
}

/** A document as the format wants it. */
export function validDocument(seed: number): MadeUp {
  return { text: write(documentOf(randomOf(seed))), mutations: 0 };
}

/** A document to which one to three things have been done. Some are harmless. */
export function mutatedDocument(seed: number): MadeUp {
  const random = randomOf(seed);
  return mutated(documentOf(random), random, rulesVocabulary);
}

/** The document after one to three things have been done to it. */
export function mutated(root: Tree, random: Random, vocabulary: Vocabulary): MadeUp {
  const mutations = 1 + (random(3) === 0 ? random(3) : 0);
  for (let done = 0; done < mutations; done++) mutate(root, random, vocabulary);
  return { text: write(root), mutations };
}

export interface Tree {
  name: string;
  attributes: [name: string, value: string][];
  children: (Tree | string)[];
}

/** A whole number from 0 up to the limit, which is not included. */
export type Random = (limit: number) => number;

const instance = 'http://www.w3.org/2001/XMLSchema-instance';
const texts = ['Roll 1D6.', 'n', 'a &amp; b', '&lt;p&gt;', '&#233;', '<![CDATA[<tr> & x]]>', '½ ’'];
/** What may stand anywhere, and means nothing. */
const asides = ['', ' ', '\n  ', '<!-- <td> & > -->', "<?odds can't: 1D6 <= n ?>", '<?x?>', '&#32;'];
/** What mutations of a kind of document are made of. */
export interface Vocabulary {
  readonly root: string;
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  readonly values: readonly string[];
  /** A valid element of that name, as far as there is one. */
  readonly make: (name: string, random: Random) => Tree;
}

const ids = ['rpb-fear', '2x-magic-item', 'userdefined-a.b_c', '0', '&#97;b', 'od-1'];
const names = ['FEAR n', 'ÁÉ', '½', 'WEB (1Dn)', '&lt;', '&#160;x', ' x '];
const parameters = ['parameterName', 'parameterNames', 'parameterFormat'];
const elements = ['rules', 'rule', 'magic', 'p', 'table', 'tr', 'td', 'ul', 'ol', 'li', 'b', 'i', 'br'];

function documentOf(random: Random): Tree {
  const attributes: Tree['attributes'] = [];
  if (random(2)) attributes.push(['xmlns:xsi', instance]);
  if (attributes.length > 0 && random(2)) attributes.push(['xsi:noNamespaceSchemaLocation', 'a.xsd']);
  if (random(9) === 0) attributes.push(['xmlns:other', 'urn:other']);
  return { name: 'rules', attributes, children: several(1 + random(3), random, () => entryOf(random)) };
}

function entryOf(random: Random): Tree {
  const attributes: Tree['attributes'] = [
    ['id', pick(ids, random)],
    ['name', pick(names, random)],
  ];
  for (const name of parameters) if (random(4) === 0) attributes.push([name, pick(['', 'a, b', '{name}'], random)]);
  if (random(2)) attributes.reverse();
  return { name: pick(['rule', 'rule', 'magic'], random), attributes, children: flowOf(random, 3) };
}

/** The content of a rule, a cell or an item, in which `depth` more such may be nested. */
function flowOf(random: Random, depth: number): Tree['children'] {
  if (random(4) === 0) return [pick(texts, random)];
  return several(random(4), random, () => {
    const kind = random(depth > 0 ? 6 : 3);
    if (kind === 0) return pick(texts, random);
    if (kind === 1) return elementOf('p', lineOf(random, 2));
    if (kind === 2) return inlineOf(random, 2);
    const rows = (): Tree['children'] => several(1 + random(3), random, () => elementOf('tr', cells()));
    const cells = (): Tree['children'] =>
      several(1 + random(2), random, () => elementOf('td', flowOf(random, depth - 1)));
    const items = (): Tree['children'] =>
      several(1 + random(2), random, () => elementOf('li', flowOf(random, depth - 1)));
    return kind < 5 ? elementOf('table', rows()) : elementOf(pick(['ul', 'ol'], random), items());
  });
}

function lineOf(random: Random, depth: number): Tree['children'] {
  return several(random(3), random, () => (random(2) ? pick(texts, random) : inlineOf(random, depth)));
}

function inlineOf(random: Random, depth: number): Tree {
  const name = pick(['b', 'i', 'br'], random);
  return elementOf(name, name === 'br' || depth === 0 ? [] : lineOf(random, depth - 1));
}

function elementOf(name: string, children: Tree['children']): Tree {
  return { name, attributes: [], children };
}

/** Things of a kind with something meaningless here and there between them. */
export function several(count: number, random: Random, make: () => Tree | string): Tree['children'] {
  const children: Tree['children'] = [];
  for (let made = 0; made < count; made++) {
    if (random(3) === 0) children.push(pick(asides, random));
    children.push(make());
  }
  if (random(3) === 0) children.push(pick(asides, random));
  return children;
}

const rulesVocabulary: Vocabulary = {
  root: 'rules',
  elements,
  attributes: ['id', 'name', 'parameterName'],
  values: ids,
  make: (name, random) => (name === 'rule' || name === 'magic' ? entryOf(random) : elementOf(name, flowOf(random, 0))),
};

type Mutation = (tree: Tree, random: Random, vocabulary: Vocabulary) => void;

const mutations: readonly Mutation[] = [
  function addAttribute({ attributes }, random, { attributes: own, values }) {
    const name = pick(['class', 'nmae', 'ID', 'xml:lang', 'xmlns:a', '__proto__', ...own], random);
    const value = name.startsWith('xmlns:') ? 'urn:x' : pick(['x', ...values], random);
    attributes.splice(random(attributes.length + 1), 0, [name, value]);
  },
  function removeAttribute({ attributes }, random) {
    attributes.splice(random(attributes.length), 1);
  },
  function changeValue({ attributes }, random, { values: own }) {
    const attribute = attributes[random(attributes.length)];
    const values = [
      '',
      ' ',
      'A',
      'a b',
      '-a',
      'ñ',
      'a.b_c-d',
      'a&amp;b',
      '&#65;',
      '&#160;',
      '&#9;&#10;',
      'http://example.org',
      ...own,
    ];
    // What is no URI is no business of a schema, and libxml2 calls such a document no XML.
    if (attribute) attribute[1] = attribute[0].startsWith('xmlns:') ? 'http://example.org' : pick(values, random);
  },
  function rename(tree, random, { elements }) {
    tree.name = pick([...elements, 'foo', 'strong', 'constructor', tree.name.toUpperCase()], random);
  },
  function insert(tree, random, { elements, make }) {
    const child = make(pick([...elements, 'foo', 'th'], random), random);
    tree.children.splice(random(tree.children.length + 1), 0, child);
  },
  function insertText(tree, random, { values }) {
    tree.children.splice(random(tree.children.length + 1), 0, pick([...texts, ...values], random));
  },
  function insertNoBreakSpace(tree, random) {
    tree.children.splice(random(tree.children.length + 1), 0, '\u00a0');
  },
  function remove(tree, random) {
    tree.children.splice(random(tree.children.length), 1);
  },
  function empty(tree, random) {
    tree.children = [pick(asides, random)];
  },
  function repeat(tree, random) {
    const child = tree.children[random(tree.children.length)];
    if (child) tree.children.push(structuredClone(child));
  },
  function wrap(tree, random, { elements }) {
    tree.children = [elementOf(pick(elements, random), tree.children)];
  },
  function unwrap(tree) {
    const first = tree.children.findIndex((child) => typeof child !== 'string');
    const child = tree.children[first];
    if (child && typeof child !== 'string') tree.children.splice(first, 1, ...child.children);
  },
  function nameSchema({ name, attributes }, _random, { root }) {
    // Below the root the two schemas differ, and agreement.test.ts says how.
    if (name === root) attributes.push(['xsi:noNamespaceSchemaLocation', 'a.xsd']);
  },
];

function mutate(root: Tree, random: Random, vocabulary: Vocabulary): void {
  const all = [root];
  for (const tree of all) for (const child of tree.children) if (typeof child !== 'string') all.push(child);
  pick(mutations, random)(pick(all, random), random, vocabulary);
}

export function write(tree: Tree | string): string {
  if (typeof tree === 'string') return tree;
  const attributes = tree.attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
  const content = tree.children.map(write).join('');
  return content === '' ? `<${tree.name}${attributes}/>` : `<${tree.name}${attributes}>${content}</${tree.name}>`;
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Mulberry32, a generator that is quick and good enough for this. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
