import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XmlError, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { it } from 'mocha';
import type { XmlFormat } from '../../../server/formats/format.ts';
import { xmlFormats } from '../../../server/formats/formats.ts';
import { rules } from '../../../server/formats/rules.ts';
import { judge, judgeRoot } from '../../../server/formats/schema/judge.ts';
import type { Span } from '../../../server/text/span.ts';
import { parse } from '../../../server/xml/parse.ts';
import type { Element } from '../../../server/xml/tree.ts';
import { describeLong } from '../../support/runs.ts';
import { documentsOf } from './anyKind.ts';
import { mutatedDocument, validDocument } from './documents.ts';

const { schemaFiles, xsdOf }: { schemaFiles: readonly string[]; xsdOf: (file: string) => string } = await import(
  pathToFileURL(resolve('schemas/xsd.mjs')).href
);

const { firstKinds, firstSchemaOf }: { firstKinds: readonly string[]; firstSchemaOf: (kind: string) => string } =
  await import(pathToFileURL(resolve('schemas/editions.mjs')).href);

/** The kinds of document in both editions. */
const allFormats: readonly XmlFormat[] = xmlFormats.flatMap(({ first, ...format }: XmlFormat) =>
  first?.format ? [format, first.format] : [format],
);

const xsd = readFileSync('schemas/whq-rules.xsd', 'utf8');

/** The path of the schemas of a kind, without the ends of their names. */
function schemaPath({ kind, edition }: XmlFormat): string {
  return `schemas/whq-${edition === undefined ? '' : `${edition}-`}${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Lines (from 1) with problems, ascending; the first of them counts. Undefined for a text that is no XML. */
type Verdict = readonly number[] | undefined;

/** What our schema, by way of the tree, has against a whole document. */
function ours(text: string, { schema }: Pick<XmlFormat, 'schema'> = rules): Verdict {
  const { nodes, errors } = parse(text);
  if (errors.length > 0) return undefined;
  const root = nodes.find((node) => node.kind === 'element');
  if (!root) return undefined;
  const children = root.children.filter((node) => node.kind === 'element');
  const inEntries = root.children.flatMap((node) =>
    node.kind === 'element' || node.kind === 'text' || node.kind === 'cdata' ? judge(schema, text, node) : [],
  );
  const findings = [...judgeRoot(schema, text, root, children), ...inEntries];
  const lines = findings.map(({ span }) => text.slice(0, innermost(root, span).span.start).split('\n').length);
  return lines.sort((a, b) => a - b);
}

/** libxml2 gives the line of an element, also for what is wrong with the text in it. */
function innermost(element: Element, span: Span): Element {
  const inner = element.children.find(
    (child): child is Element =>
      child.kind === 'element' && child.span.start <= span.start && span.end <= child.span.end,
  );
  return inner ? innermost(inner, span) : element;
}

/** What libxml2 and an XSD have against it. */
function libxml2(text: string, validator: XsdValidator): Verdict {
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromString(text);
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ line }) => line).sort((a, b) => a - b);
    if (error instanceof XmlError) return undefined;
    throw error;
  } finally {
    document?.dispose();
  }
}

function withValidator<Result>(schema: string, use: (validator: XsdValidator) => Result): Result {
  const document = XmlDocument.fromString(schema);
  const validator = XsdValidator.fromDoc(document);
  try {
    return use(validator);
  } finally {
    validator.dispose();
    document.dispose();
  }
}

function word(verdict: Verdict): 'valid' | 'invalid' | 'not well-formed' {
  if (!verdict) return 'not well-formed';
  return verdict.length === 0 ? 'valid' : 'invalid';
}

/**
 * Both accept the text or neither does. Answers what libxml2 says. To it a wrong namespace declaration makes a text no XML, to us a wrong value.
 */
function check(text: string, validator: XsdValidator, format?: XmlFormat): ReturnType<typeof word> {
  const [mine, theirs] = [ours(text, format), libxml2(text, validator)];
  assert.equal(
    word(mine) === 'valid',
    word(theirs) === 'valid',
    `${text}\nwe: ${word(mine)}, libxml2: ${word(theirs)}`,
  );
  return word(theirs);
}

describeLong('JSON Schema and XSD agree', () => {
  it('that documents made by the rules are valid', () => {
    withValidator(xsd, (validator) => {
      for (let seed = 0; seed < 400; seed++) assert.equal(check(validDocument(seed).text, validator), 'valid');
    });
  });

  it('on documents to which something has been done', () => {
    const seen = { valid: 0, invalid: 0, 'not well-formed': 0 };
    withValidator(xsd, (validator) => {
      for (let seed = 0; seed < 2000; seed++) seen[check(mutatedDocument(seed).text, validator)]++;
    });
    assert(seen.valid > 200 && seen.invalid > 800 && seen['not well-formed'] > 20, JSON.stringify(seen));
  });

  it('on the line where the first problem is', () => {
    let compared = 0;
    withValidator(xsd, (validator) => {
      for (let seed = 0; seed < 2000; seed++) {
        const { text, mutations } = mutatedDocument(seed);
        const [mine, theirs] = [ours(text), libxml2(text, validator)];
        if (mutations !== 1 || !mine?.length || !theirs) continue;
        compared++;
        assert.equal(mine[0], theirs[0], text);
      }
    });
    assert(compared > 500, `only ${compared} were compared`);
  });
});

describeLong('JSON Schema and XSD agree on each kind of document:', () => {
  for (const format of allFormats) {
    const file = `${schemaPath(format)}.schema.json`;
    it(`${format.kind}, ${format.edition ?? 'present'} edition, 1000 documents`, () => {
      const documents = documentsOf(format, file);
      const seen = { valid: 0, invalid: 0, 'not well-formed': 0 };
      withValidator(readFileSync(file.replace('.schema.json', '.xsd'), 'utf8'), (validator) => {
        for (let seed = 0; seed < 300; seed++)
          assert.equal(check(documents.valid(seed).text, validator, format), 'valid');
        for (let seed = 0; seed < 700; seed++) seen[check(documents.mutated(seed).text, validator, format)]++;
      });
      assert(seen.valid > 50 && seen.invalid > 200, JSON.stringify(seen));
    });
  }

  it('and the schemas of the first edition are written from those of the present one', () => {
    for (const kind of firstKinds) {
      const written = JSON.parse(readFileSync(`schemas/whq-first-${kind}.schema.json`, 'utf8'));
      assert.deepEqual(written, JSON.parse(firstSchemaOf(kind)), 'run node schemas/editions.mjs');
    }
  });

  it('and the XSDs are written from the JSON Schemas', () => {
    for (const file of schemaFiles) {
      const written = readFileSync(`schemas/${file.replace('.schema.json', '.xsd')}`, 'utf8');
      assert.equal(written, xsdOf(file), 'run node schemas/xsd.mjs');
    }
  });
});

describeLong('a difference between the schemas is noticed', () => {
  const changes: Record<string, [string, string]> = {
    'an attribute not required': ['name="name" type="labelValue" use="required"', 'name="name" type="labelValue"'],
    'an attribute left out': ['name="parameterNames" type="xsd:string"', 'name="parameterNamez" type="xsd:string"'],
    'an attribute too many': ['<xsd:attribute name="id"', '<xsd:attribute name="class"/><xsd:attribute name="id"'],
    'another pattern for ids': ['[a-z0-9][a-z0-9._\\-]*', '[a-z0-9._\\-]+'],
    'blank names': ['[\\s\\S]*[^ \\t\\r\\n&#xA0;][\\s\\S]*', '[\\s\\S]+'],
    'names of no-break spaces': ['\\n&#xA0;]', '\\n]'],
    'an element left out': ['<xsd:element name="ol" type="ol"/>', ''],
    'an element too many': [
      '<xsd:element name="li" type="li"/>',
      '<xsd:element name="li" type="li"/><xsd:element name="p" type="p"/>',
    ],
    'rows in cells': [
      '<xsd:element name="p" type="p"/>',
      '<xsd:element name="p" type="p"/><xsd:element name="tr" type="tr"/>',
    ],
    'one row only': [
      '<xsd:choice maxOccurs="unbounded">\n      <xsd:element name="tr"',
      '<xsd:choice>\n      <xsd:element name="tr"',
    ],
    'empty tables': [
      '<xsd:choice maxOccurs="unbounded">\n      <xsd:element name="tr"',
      '<xsd:choice minOccurs="0" maxOccurs="unbounded">\n      <xsd:element name="tr"',
    ],
    'empty rows': [
      '<xsd:choice maxOccurs="unbounded">\n      <xsd:element name="td"',
      '<xsd:choice minOccurs="0" maxOccurs="unbounded">\n      <xsd:element name="td"',
    ],
    'text in tables': ['<xsd:complexType name="table">', '<xsd:complexType name="table" mixed="true">'],
    'no text in paragraphs': ['<xsd:complexType name="p" mixed="true">', '<xsd:complexType name="p">'],
    'text in line breaks': ['<xsd:pattern value="[ \\t\\r\\n]*"/>', '<xsd:pattern value="[\\s\\S]*"/>'],
    'files without entries': ['<xsd:choice maxOccurs="unbounded">', '<xsd:choice minOccurs="0" maxOccurs="unbounded">'],
    'another root': [
      '<xsd:element name="rules" type="rules"/>',
      '<xsd:element name="p"/><xsd:element name="rules" type="rules"/>',
    ],
  };
  const judged = Array.from({ length: 2000 }, (_, seed) => {
    const { text } = seed % 10 === 0 ? validDocument(seed) : mutatedDocument(seed);
    return { text, verdict: word(ours(text)) };
  });

  for (const [name, [from, to]] of Object.entries(changes)) {
    it(name, () => {
      const changed = xsd.replace(from, () => to);
      assert.notEqual(changed, xsd);
      withValidator(changed, (validator) => {
        assert(judged.some(({ text, verdict }) => word(libxml2(text, validator)) !== verdict));
      });
    });
  }
});

describeLong('the schemas differ', () => {
  const differences: Record<string, [ours: string, theirs: string, text: string]> = {
    // No XSD can forbid them. Where the prefix is not declared the app cannot read the file, and an entry by itself does not show whether it is.
    'on xsi attributes but the one on the root': [
      'invalid',
      'valid',
      `<rules xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><rule id="a" name="A" xsi:schemaLocation="a b"/></rules>`,
    ],
    // XSD allows white space of any origin between elements; libxml2 does not look into CDATA.
    'on CDATA sections of blanks, where libxml2 is too strict': [
      'valid',
      'invalid',
      '<rules><rule id="a" name="A"><ul><![CDATA[ ]]><li/></ul></rule></rules>',
    ],
  };
  for (const [name, [mine, theirs, text]] of Object.entries(differences)) {
    it(name, () => {
      withValidator(xsd, (validator) => {
        assert.deepEqual([word(ours(text)), word(libxml2(text, validator))], [mine, theirs]);
      });
    });
  }
});

/** The name of the root element of a file of ours. */
function rootName(text: string): string | undefined {
  return /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*<(\w+)/.exec(text)?.[1];
}

/** For tests that need files which are not part of the project. */
function report(message: string): void {
  console.log(`      ${message}`);
}

describeLong('real rules files', () => {
  it('in plain text are valid', () => {
    const folder = process.env.WHQ_CORPUS;
    if (!folder) return report('WHQ_CORPUS is not set: no real rules files were judged.');
    const files = readdirSync(join(folder, 'data/xml/rules')).filter((file) => file.endsWith('.xml'));
    assert.equal(files.length, 5);
    withValidator(xsd, (validator) => {
      for (const file of files) {
        assert.equal(check(readFileSync(join(folder, 'data/xml/rules', file), 'utf8'), validator), 'valid', file);
      }
    });
  });

  it('of every kind are valid but for an empty number', () => {
    const folder = process.env.WHQ_CORPUS;
    if (!folder) return report('WHQ_CORPUS is not set: no real files were judged.');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.xml'));
    const invalid: string[] = [];
    for (const format of xmlFormats) {
      withValidator(readFileSync(`${schemaPath(format)}.xsd`, 'utf8'), (validator) => {
        for (const file of files) {
          const text = readFileSync(join(folder, file), 'utf8');
          if (rootName(text) !== format.root) continue;
          if (check(text, validator, format) !== 'valid') invalid.push(basename(file));
        }
      });
    }
    assert.deepEqual(invalid, ['rpbook-monster-tables.xml']);
  });

  it('in markup are valid but for two misnested rows', () => {
    const folder = process.env.WHQ_SEEDS;
    if (!folder) return report('WHQ_SEEDS is not set: no real markup was judged.');
    const file = readdirSync(folder).find((name) => name.startsWith('000'));
    assert(file);
    const text = readFileSync(join(folder, file), 'utf8');
    assert.deepEqual(ours(text), [176, 178]);
    withValidator(xsd, (validator) => {
      assert.equal(check(text, validator), 'invalid');
      assert.equal(libxml2(text, validator)?.[0], 176);
      const lines = text.split('\n');
      const moved = lines.toSpliced(175, 4).join('\n');
      assert.equal(check(moved, validator), ours(moved)?.length === 0 ? 'valid' : 'invalid');
    });
  });
});
