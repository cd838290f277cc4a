import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { decode } from '../../server/hosts/decode.ts';
import { xmlDeclarationOf } from '../../server/xml/declaration.ts';
import { encodingFamily, isMisread } from '../../server/xml/encodings.ts';
import { entitiesOf } from '../../server/xml/entities.ts';
import { parse } from '../../server/xml/parse.ts';
import { type ConformanceTest, conformanceTests } from '../support/conformanceSuite.ts';
import { doctypeOf, isErrorInDoctype, libxml2ErrorIn } from './compareWithLibxml2.ts';

/** What keeps the bytes from being a well-formed document, as our reader has it: kinds of errors. */
function errorsOf(bytes: Uint8Array): readonly string[] {
  const decoded = decode(bytes);
  if (decoded.kind !== 'text') return ['notDecoded'];
  const { text, encoding } = decoded;
  const { nodes, errors, rootEnd } = parse(text);
  const isEntity = entitiesOf(text, nodes);
  const found = errors
    .filter((error) => error.kind !== 'unknownEntity' || !isEntity(error.name))
    .map(({ kind }): string => kind);
  if (!rootEnd) found.push('noRoot');
  const span = xmlDeclarationOf(text)?.parts.find(({ name }) => name === 'encoding')?.valueSpan;
  const declared = span && encodingFamily(text.slice(span.start, span.end));
  if (declared !== undefined && isMisread(declared, encoding, [{ text }])) found.push('misread');
  return found;
}

/** Why a test is not one of what our reader promises: XML 1.0 in its fifth edition, without namespaces. */
function outOfScope({ recommendation, editions }: ConformanceTest): string | undefined {
  if (recommendation.startsWith('XML1.1')) return 'it is about XML 1.1';
  if (recommendation.startsWith('NS')) return 'it is about namespaces, which nothing of ours uses';
  if (editions !== '' && !editions.split(' ').includes('5')) return 'the fifth edition of XML 1.0 says otherwise';
  return undefined;
}

/** Why a document that is not well-formed is found sound; each is told by a rule, and has to do with a document type alone. */
const reasons: Readonly<Record<string, (text: string, bytes: Uint8Array) => boolean>> = {
  'its error is in the document type declaration': isErrorInDoctype,
  'it uses an entity that the declaration declares': (text) => {
    const isEntity = entitiesOf(text, parse(text).nodes);
    const content = text.slice(doctypeOf(text)?.end);
    return [...content.matchAll(/&([^&;\s]+);/g)].some(([, name = '']) => isEntity(name));
  },
  'its error is in another file, and libxml2 finds none without it': (text, bytes) => {
    const type = doctypeOf(text);
    return (
      libxml2ErrorIn(text, bytes) === undefined && /\s(?:SYSTEM|PUBLIC)\s/.test(text.slice(type?.start, type?.end))
    );
  },
};

/** A document that says of itself that it is XML 1.1, in which more characters end a line. */
const falselyBlamed: readonly string[] = ['rmt-e2e-50'];

const tests = conformanceTests();
const promised = tests.filter((test) => outOfScope(test) === undefined);

function textOf({ bytes }: ConformanceTest): string {
  const decoded = decode(bytes);
  return decoded.kind === 'text' ? decoded.text : decoded.guess;
}

const hasDoctype = (test: ConformanceTest): boolean => textOf(test).includes('<!DOCTYPE');

/** The ids of the tests must be these. */
function check(found: readonly ConformanceTest[], expected: readonly string[]): void {
  assert.deepEqual(found.map(({ id }) => id).sort(), [...expected].sort());
}

describe('the conformance suite of the W3C', () => {
  it('is there as a whole', () => {
    assert.ok(tests.length > 2500 && promised.length > 1500, `${tests.length} tests, ${promised.length} promised`);
  });

  it('has no document without a document type that is not well-formed and passes', () => {
    const broken = promised.filter((test) => test.type === 'not-wf' && !hasDoctype(test));
    const missed = broken.filter(({ bytes }) => errorsOf(bytes).length === 0);
    console.log(`      ${broken.length - missed.length} of ${broken.length} found`);
    check(missed, []);
  });

  it('has none with a document type that passes but for a reason that is stated', () => {
    // What stands in a document type declaration, and what its entities hold, is not read: no file of ours has one.
    const broken = promised.filter((test) => test.type === 'not-wf' && hasDoctype(test));
    const missed = broken.filter(({ bytes }) => errorsOf(bytes).length === 0);
    console.log(`      ${broken.length - missed.length} of ${broken.length} found`);
    let unexplained = missed;
    for (const [reason, holds] of Object.entries(reasons)) {
      const left = unexplained.filter((test) => !holds(textOf(test), test.bytes));
      console.log(`      ${unexplained.length - left.length} not: ${reason}`);
      assert.ok(left.length < unexplained.length, reason);
      unexplained = left;
    }
    check(unexplained, []);
  });

  it('has no document that is well-formed and is blamed', () => {
    const sound = promised.filter(({ type }) => type === 'valid' || type === 'invalid');
    const blamed = sound.filter(({ bytes }) => errorsOf(bytes).length > 0);
    console.log(`      ${blamed.length} of ${sound.length} blamed`);
    check(blamed, falselyBlamed);
  });
});
