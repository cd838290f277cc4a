import { describe } from 'mocha';
import { locate } from '../../server/xml/locate.ts';
import { parse } from '../../server/xml/parse.ts';
import { assertSound } from '../support/assertSound.ts';
import { itAnswers } from '../support/cases.ts';
import { errorsOf, outline } from '../support/outline.ts';

/** The tree of a text, see `outline`, and its errors. */
function treeOf(text: string, root: string | undefined): readonly string[] {
  const parsed = parse(text, root);
  assertSound(text, parsed, root === undefined);
  return [outline(text, parsed.nodes), ...errorsOf(text, parsed)];
}

/** What stands at the `‸`: its kind, the text that it lies on, and the elements around it. */
function locationIn(marked: string): readonly string[] {
  const text = marked.replace('‸', '');
  const location = locate(parse(text).nodes, marked.indexOf('‸'));
  const { kind, span, path } = location;
  const element = 'element' in location ? ` of ${location.element?.name ?? 'nothing'}` : '';
  const around = path.map(({ name }) => name).join('/');
  return [`${kind}${element} ${JSON.stringify(text.slice(span.start, span.end))} in ${around || 'no element'}`];
}

const answers = { parse: treeOf, locate: locationIn };

for (const [name, answer] of Object.entries(answers))
  describe(name, () => itAnswers(`test/xml/cases/${name}.txt`, (text, head) => answer(text, head.split(' ')[1])));
