import { it } from 'mocha';
import { recognise } from '../../server/formats/recognise.ts';
import { parse } from '../../server/xml/parse.ts';
import { beginningOf, cut } from '../../server/xml/sections.ts';
import { assertLinearTime } from '../support/growth.ts';
import { describeLong } from '../support/runs.ts';

/** A text that is made of one piece, many times, with something before it and behind. */
type Bait = readonly [before: string, piece: string, after: string];

/** Up to three million characters take time in proportion to be recognised and cut, and a fourth of that to be read: a tree takes memory. */
function check([before, piece, after]: Bait): void {
  const textOf = (size: number): string => before + piece.repeat(Math.ceil(size / piece.length)) + after;
  assertLinearTime(
    textOf,
    (text) => {
      recognise(text, undefined, true);
      cut(text, ['rule', 'magic'], beginningOf(text));
    },
    { from: 12_000, to: 3_000_000 },
  );
  assertLinearTime(textOf, (text) => parse(text), { from: 48_000, to: 700_000 });
}

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

describeLong('time in proportion to the length of the text', () => {
  for (const bait of baits) it(JSON.stringify(bait), () => check(bait));
});
