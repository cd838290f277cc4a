// Writes the XSD of every kind of document from its JSON Schema, so that both always say the same: `node schemas/xsd.mjs`.
// XSD 1.0 cannot say everything; a test compares the verdicts of both on thousands of documents.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const common = read('whq-common.schema.json').$defs;

/** Schemas that describe no XML: the values that several kinds share, and the JSON files of a package. */
const others = ['whq-common.schema.json', 'whq-package.schema.json', 'whq-content-manifest.schema.json'];

/** The names of the schemas for kinds of document. */
export const schemaFiles = readdirSync(folder).filter(
  (file) => file.endsWith('.schema.json') && !others.includes(file),
);

/** The XSD for a schema of this folder, as text. */
export function xsdOf(file) {
  const schema = read(file);
  const [[root, { $ref }]] = Object.entries(schema.properties);
  const used = new Set();
  const elements = Object.entries(schema.$defs).map(([name, definition]) => typeOf(name, definition, schema, used));
  const values = [...used].sort().map((name) => valueType(name, common[name]));
  const types = [...elements, ...values].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- ${escaped(schema.title)}. Written by schemas/xsd.mjs from ${file}. -->
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:element name="${root}" type="${nameOf($ref)}"/>
${types}
</xsd:schema>
`;
}

/** The complex type of an element. */
function typeOf(name, { description, items }, schema, used) {
  const { properties, required = [], anyOf } = items;
  const text = properties['#text'] && nameOf(properties['#text'].$ref);
  const attributes = Object.entries(properties)
    .filter(([property]) => property.startsWith('@_') && !property.includes(':'))
    .map(([property, attribute]) => attributeOf(property.slice(2), attribute, required.includes(property), used));
  const children = Object.entries(properties).filter(([property]) => !/^[@#]/.test(property));
  const about = documentation(description, 4);
  if (children.length === 0 && text !== 'text') return simple(name, about, text, attributes, used);
  const mixed = text === 'text' ? ' mixed="true"' : '';
  return [
    `  <xsd:complexType name="${name}"${mixed}>`,
    about,
    ...content(children, required, anyOf, schema),
    ...attributes,
    '  </xsd:complexType>',
  ].join('\n');
}

/** An element with text of one type and nothing else. */
function simple(name, about, text, attributes, used) {
  used.add(text);
  return [
    `  <xsd:complexType name="${name}">`,
    about,
    '    <xsd:simpleContent>',
    `      <xsd:extension base="${valueName(text)}">`,
    ...attributes.map((line) => line.replace(/^/gm, '    ')),
    '      </xsd:extension>',
    '    </xsd:simpleContent>',
    '  </xsd:complexType>',
  ].join('\n');
}

/** The children of an element, in any order. */
function content(children, required, anyOf, schema) {
  if (children.length === 0) return [];
  const isOnce = children.every(([, child]) => child.maxItems === 1);
  const line = ([name, { $ref }], attributes) =>
    `      <xsd:element name="${name}" type="${nameOf($ref, schema)}"${attributes}/>`;
  if (isOnce) {
    const lines = children.map((child) => line(child, required.includes(child[0]) ? '' : ' minOccurs="0"'));
    return ['    <xsd:all>', ...lines, '    </xsd:all>'];
  }
  const isNeeded = anyOf !== undefined || children.some(([name]) => required.includes(name));
  const least = isNeeded ? '' : ' minOccurs="0"';
  return [
    `    <xsd:choice${least} maxOccurs="unbounded">`,
    ...children.map((child) => line(child, '')),
    '    </xsd:choice>',
  ];
}

function attributeOf(name, { $ref, enum: values, description }, isRequired, used) {
  const use = isRequired ? ' use="required"' : '';
  const type = $ref && nameOf($ref);
  if (type) used.add(type);
  const own = values
    ? [
        '      <xsd:simpleType>',
        '        <xsd:restriction base="xsd:string">',
        ...values.map((value) => `          <xsd:enumeration value="${escaped(value)}"/>`),
        '        </xsd:restriction>',
        '      </xsd:simpleType>',
      ]
    : [];
  const typed = values ? '' : ` type="${type ? valueName(type) : 'xsd:string'}"`;
  return [
    `    <xsd:attribute name="${name}"${typed}${use}>`,
    ...(description ? [documentation(description, 6)] : []),
    ...own,
    '    </xsd:attribute>',
  ].join('\n');
}

/** The simple type of a value that has a pattern. */
function valueType(name, { description, pattern }) {
  return `  <xsd:simpleType name="${valueName(name)}">
${documentation(description, 4)}
    <xsd:restriction base="xsd:string">
      <xsd:pattern value="${escaped(xsdPattern(pattern))}"/>
    </xsd:restriction>
  </xsd:simpleType>`;
}

/** A pattern of XSD fits the whole value, has no groups but capturing ones, and writes characters as in XML. */
function xsdPattern(pattern) {
  const whole = pattern.startsWith('^') ? pattern.slice(1, -1) : `[\\s\\S]*${pattern}[\\s\\S]*`;
  return whole.replaceAll('(?:', '(').replaceAll('\\u00a0', '\u00a0').replaceAll('._-]', '._\\-]');
}

function documentation(text, indent) {
  const space = ' '.repeat(indent);
  return `${space}<xsd:annotation>
${space}  <xsd:documentation xml:lang="en">${escaped(text)}</xsd:documentation>
${space}</xsd:annotation>`;
}

/** Elements and types of values may have the same name. */
function valueName(name) {
  return `${name}Value`;
}

/** The name at the end of a reference. */
function nameOf(reference) {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function escaped(text) {
  const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&#xA0;' };
  return text.replace(/[&<>"\u00a0]/g, (character) => named[character]);
}

function read(file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

if (process.argv[1] === import.meta.filename) {
  for (const file of schemaFiles) writeFileSync(join(folder, file.replace('.schema.json', '.xsd')), xsdOf(file));
}
