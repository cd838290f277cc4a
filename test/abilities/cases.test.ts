import { describe } from 'mocha';
import { bindName } from '../../server/abilities/bindName.ts';
import { bindTexts } from '../../server/abilities/bindTexts.ts';
import { readUse } from '../../server/abilities/mentions/use.ts';
import { parseTemplate } from '../../server/abilities/template.ts';
import { itAnswers } from '../support/cases.ts';
import { blocksIn } from './blocksIn.ts';
import { knownNames } from './knownNames.ts';

const answers: Readonly<Record<string, (text: string, head: string) => readonly string[]>> = {
  /** Each mention as `NAME name=value … *multiplier (suffix)`. */
  mentions: (text) =>
    knownNames()
      .find(text, [])
      .map(({ owner, values, multiplier, suffixes }) =>
        [
          owner,
          ...[...values].map(([name, value]) => `${name}=${value}`),
          ...(multiplier > 1 ? [`*${multiplier}`] : []),
          ...suffixes.map((suffix) => `(${suffix.text})`),
        ].join(' '),
      ),

  /** Name, value, values by name, suffixes and full stop, with the texts that they lie on. */
  use: (text, names) => {
    const use = readUse(text, names.split(' | ').map(parseTemplate));
    if (!use) return ['none'];
    const at = ({ start, end }: { readonly start: number; readonly end: number }): string => text.slice(start, end);
    return [
      `${use.multiplier > 1 ? `${use.multiplier} x ` : ''}${use.name} at ${at(use.nameSpan)}`,
      ...(use.valueSpan ? [`${use.value} at ${at(use.valueSpan)}`] : []),
      ...[...use.values].map(([name, value]) => `${name}=${value}`),
      ...use.suffixes.map((suffix) => `(${suffix.text}) at ${at(suffix.span)}`),
      ...(use.fullStop ? ['.'] : []),
    ];
  },

  content: blocksIn,

  /** The name and the paragraphs, one on each line, with the values. */
  binding: (text, head) => {
    const [name = '', ...given] = head.split('; ');
    const values = new Map(given.map((one) => [one.replace(/=.*/, ''), one.replace(/^[^=]*=/, '')]));
    const template = parseTemplate(name);
    return [bindName(template, values), ...bindTexts(text.split('\n'), template.slots, values)];
  },
};

for (const [name, answer] of Object.entries(answers))
  describe(name, () => itAnswers(`test/abilities/cases/${name}.txt`, answer));
