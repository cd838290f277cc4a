import { describe } from 'mocha';
import { recognise } from '../../server/formats/recognise.ts';
import { parse } from '../../server/xml/parse.ts';
import { beginningOf, cut } from '../../server/xml/sections.ts';
import { assertLinearSteps } from '../support/growth.ts';
import { itLong } from '../support/runs.ts';

/** A text that is made of one piece, many times, with something before it and behind. */
type Bait = readonly [before: string, piece: string, after: string];

const baits: readonly Bait[] = [
  // Much that is opened before the root, and closed nowhere or at the very end.
  ['', '<!--', ''],
  ['', '<!--', '<rules>'],
  ['', '<!-- ', '<rules><!-- -->'],
  ['', '<!-- <b> ', '<!-- -->'],
  ['', '<!-- </b> ', '--></b>'],
  ['', '<!--\n <b', '-->'],
  ['', '<?a ', ''],
  ['', '<?a \n', '?></b>'],
  ['', '<?xml ', ''],
  ['', '<![CDATA[', ']]>'],
  ['', '<![CDATA[ <', 'a>'],
  ['', '<!DOCTYPE a [', ''],
  ['<!DOCTYPE a [', '<!ENTITY a "', ''],
  ['<!DOCTYPE a ', '"', '"<'],
  ['', '\n'.padEnd(60), '<rules>'],
  ['<!--', '\n'.padEnd(60), '<rules>'],
  ['x', '<', 'rules>'],
  ['', '<! ', '<rules>'],
  // The same behind the root, and before the first entry.
  ['<rules>', '<!--', '<rule id="a">'],
  ['<rules ', '<!--', '"a'],
  ['<b>', '<?a ', ''],
  ['<rule id="a">', '<!--', '<b>'],
  ['<rules>', '<?a ?>', '<rule/>'],
  ['<rules>', '<rule><!-- ', '-->'],
  // Values and tags that do not end.
  ['<rules><rule ', 'a="b c=" ', '>'],
  ['<rules><rule ', 'a="b c=" ', ''],
  ['<rules><rule ', 'a=\'b c=\' d="e" ', '/>'],
  ['<rules><rule a="', ' b=', '"'],
  ['<rules><rule a=', ' b', '='],
  ['<rules>', '<a:b ', ''],
  ['<rules>', '<r', ''],
  ['<rules>', '</r', '>'],
  ['<rules>', '&a', ';'],
];

describe('reading XML', () => {
  const texts = Object.fromEntries(
    baits.map(([before, piece, after]) => [
      JSON.stringify([before, piece, after]),
      (size: number) => before + piece.repeat(Math.ceil(size / piece.length)) + after,
    ]),
  );
  const works: Readonly<Record<string, (text: string) => unknown>> = {
    'recognise a document': (text) => recognise(text, undefined, true),
    'cut a document': (text) => cut(text, ['rule', 'magic'], beginningOf(text)),
    parse,
  };

  for (const [name, work] of Object.entries(works))
    itLong(`takes steps in proportion to the text: ${name}`, () => assertLinearSteps(texts, work, 3000));
});
