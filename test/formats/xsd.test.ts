import assert from 'node:assert/strict';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { describe, it } from 'mocha';
import { rejectedBy } from '../../server/formats/xsd/xsd.ts';
import { messagesFor } from '../../server/wording/messages.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { parse } from '../../server/xml/parse.ts';
import { problemsOf } from '../support/problems.ts';

/** A schema in the manner of those that packages have: with types that are named, lists, patterns, mixed content and extensions. */
const schema = `<?xml version="1.0"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:annotation><xsd:documentation>Reeds.</xsd:documentation></xsd:annotation>
  <xsd:simpleType name="number"><xsd:restriction base="xsd:string"><xsd:pattern value="([0-9])*|([0-9]*-[0-9]*)|S \\(reeds\\)"/></xsd:restriction></xsd:simpleType>
  <xsd:simpleType name="id"><xsd:restriction base="xsd:string"><xsd:pattern value="[a-z0-9]+(-[a-z0-9]+)*"/></xsd:restriction></xsd:simpleType>
  <xsd:simpleType name="place"><xsd:restriction base="xsd:string"><xsd:enumeration value="hall"/><xsd:enumeration value="cave"/></xsd:restriction></xsd:simpleType>
  <xsd:simpleType name="places"><xsd:list itemType="place"/></xsd:simpleType>
  <xsd:complexType name="use"><xsd:simpleContent><xsd:extension base="xsd:string"><xsd:attribute name="id" type="xsd:string" use="required"/></xsd:extension></xsd:simpleContent></xsd:complexType>
  <xsd:complexType name="html" mixed="true"><xsd:choice minOccurs="0" maxOccurs="unbounded"><xsd:any processContents="lax"/></xsd:choice></xsd:complexType>
  <xsd:complexType name="cards"><xsd:sequence><xsd:element name="card" minOccurs="0" maxOccurs="2"/></xsd:sequence></xsd:complexType>
  <xsd:complexType name="monster">
    <xsd:sequence minOccurs="0"><xsd:element name="text" type="html"/><xsd:element name="rule" type="use" minOccurs="0" maxOccurs="unbounded"/></xsd:sequence>
    <xsd:attribute name="id" type="id"/><xsd:attribute name="number" type="number"/><xsd:attribute name="places" type="places"/>
  </xsd:complexType>
  <xsd:complexType name="event">
    <xsd:all><xsd:element name="rules" type="html"/><xsd:element name="treasure" type="xsd:boolean"/><xsd:element name="flavor" type="xsd:string" minOccurs="0"/></xsd:all>
  </xsd:complexType>
  <xsd:element name="tables">
    <xsd:complexType><xsd:sequence maxOccurs="unbounded"><xsd:choice><xsd:element name="monster" type="monster"/><xsd:element name="event" type="event"/></xsd:choice></xsd:sequence></xsd:complexType>
  </xsd:element>
</xsd:schema>`.replace(
  '<xsd:element name="card" minOccurs="0" maxOccurs="2"/>',
  '<xsd:element name="card" type="use" minOccurs="0" maxOccurs="2"/>',
);

/** The names of the elements that a schema rejects, in an entry of a root; undefined if the schema says nothing. */
function rejected(entry: string, text = schema): readonly string[] | undefined {
  const { nodes } = parse(entry);
  const [element] = nodes.filter((node) => node.kind === 'element');
  assert.ok(element);
  const found = rejectedBy({ text }, 'tables', entry, element);
  return found && [...found].map(({ name }) => name);
}

function isValid(document: string): boolean {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema));
  try {
    validator.validate(XmlDocument.fromString(document));
    return true;
  } catch (error) {
    if (error instanceof XmlValidateError) return false;
    throw error;
  } finally {
    validator.dispose();
  }
}

describe('a schema that an author has', () => {
  it('is read as libxml2 reads it', () => {
    const cases: Readonly<Record<string, readonly string[]>> = {
      '<monster id="a-b" number="" places=" hall  cave "/>': [],
      '<monster number="2-12"><text>a <b>c</b></text><rule id="x">R</rule><rule id="y"/></monster>': [],
      '<monster number="S (reeds)"/>': [],
      '<monster number="two"/>': ['monster'],
      '<monster id="a--b"/>': ['monster'],
      '<monster places="hall pit"/>': ['monster'],
      '<monster colour="red"/>': ['monster'],
      '<monster>text</monster>': ['monster'],
      '<monster><rule id="x"/></monster>': ['monster'],
      '<monster><text/><text/></monster>': ['monster'],
      '<monster><text/><rule>R</rule></monster>': ['rule'],
      '<monster><text/><rule id="x"><b/></rule></monster>': ['rule'],
      '<event><treasure>false</treasure><rules><p>x</p><tr/></rules></event>': [],
      '<event><treasure>1</treasure><rules/><flavor>x</flavor></event>': [],
      '<event><treasure>no</treasure><rules/></event>': ['treasure'],
      '<event><rules/></event>': ['event'],
      '<event><treasure>true</treasure><rules/><rules/></event>': ['event'],
    };
    for (const [entry, expected] of Object.entries(cases)) {
      assert.deepEqual(rejected(entry), expected, entry);
      assert.equal(isValid(`<tables>${entry}</tables>`), expected.length === 0, entry);
    }
  });

  it('says nothing where it is not understood', () => {
    const other = (from: string, to: string): string => schema.replace(from, to);
    for (const [index, text] of [
      other('<xsd:annotation>', '<xsd:import/><xsd:annotation>'),
      other('type="places"', 'type="xsd:dateTime"'),
      other('[a-z0-9]+(-[a-z0-9]+)*', '([a-z]+)+'),
      other('[a-z0-9]+(-[a-z0-9]+)*', '\\p{L}+'),
      other('[a-z0-9]+(-[a-z0-9]+)*', '(a'),
      other('maxOccurs="2"', 'maxOccurs="99999"'),
      other('</xsd:schema>', ''),
      '<xsd:schema/>',
      '',
    ].entries())
      assert.equal(rejected('<monster id="a"/>', text), undefined, String(index));
    assert.equal(rejected('<warrior/>'), undefined);
  });

  it('makes a warning of an error, if it lies beside the file', () => {
    const file = (
      name: string,
    ): string => `<tables xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${name}">
      <table name="T"><monster id="a" number=""/><monster id="a" number="two"/></table></tables>`;
    const own = schema.replace(
      '<xsd:element name="monster" type="monster"/>',
      '<xsd:element name="monster" type="monster"/><xsd:element name="table"><xsd:complexType><xsd:sequence><xsd:element name="monster" type="monster" maxOccurs="unbounded"/></xsd:sequence><xsd:attribute name="name" type="xsd:string"/></xsd:complexType></xsd:element>',
    );
    const found = (name: string, path = 'reeds.xsd'): readonly string[] => {
      const workspace = new Workspace([]);
      workspace.putFile(`file:///a/${path}`, own);
      const document = workspace.putFile('file:///a/tables.xml', file(name));
      assert.ok(document);
      return problemsOf(workspace, document, messagesFor('en'))
        .filter(({ code }) => code === 'bad-value' || code === 'disputed-structure')
        .map(({ severity, code, message }) => `${severity} ${code}${message.includes('But reeds.xsd') ? ' But' : ''}`);
    };
    const errors = ['error bad-value', 'error bad-value'];
    assert.deepEqual(found('reeds.xsd'), ['warning disputed-structure But', 'error bad-value']);
    assert.deepEqual(found('other.xsd'), errors);
    assert.deepEqual(found('../reeds.xsd'), errors);
    assert.deepEqual(found('reeds.xsd', 'b/reeds.xsd'), errors);
  });
});
