/** The marked texts of a half, and what the program shows in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { shift } from '../../../server/text/span.ts';
import { diceIn } from '../../../server/workspace/documents/textReading.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { type ChanceText, readChanceMarks } from './chanceMarks.ts';
import { type ShownChance, type Verdict, verdictsOn } from './chanceScore.ts';
import type { Half } from './halves.ts';

export interface ChanceSample extends ChanceText {
  /** The file, without its folder. */
  readonly file: string;
  readonly number: number;
  /** Whether its sentences look like chances and are not, or ask of another roll than one would think. */
  readonly isTrap: boolean;
}

/** Stands alone on a line between two samples of a file, each of which is a document of its own. */
const divider = /^%%\n/m;

/**
 * All samples of a half, in the order of the files. The working directory must be the root of the project.
 *
 * @param write what becomes of each text before its marks are read.
 */
export function chanceSamples(half: Half, write = (marked: string): string => marked): readonly ChanceSample[] {
  const folder = `test/prose/chances/${half}`;
  return [...samplesIn(folder, false, write), ...samplesIn(`${folder}/traps`, true, write)];
}

/**
 * Sentences that say the same in many ways, each a document of its own, for whoever works on the reader. Their marks have no kind of wording: the
 * file has it. `write` as above.
 */
export function phraseSamples(write = (marked: string): string => marked): readonly ChanceSample[] {
  const folder = 'test/prose/chances/phrases';
  const files = readdirSync(folder).sort();
  return files.flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => samplesOf(file, line.replace(/⟦(?!\?)/g, '⟦phrase: '), false, write)),
  );
}

function samplesIn(folder: string, isTrap: boolean, write: (marked: string) => string): readonly ChanceSample[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ name }) => name)
    .sort()
    .flatMap((file) => samplesOf(file, readFileSync(`${folder}/${file}`, 'utf8'), isTrap, write));
}

function samplesOf(
  file: string,
  marked: string,
  isTrap: boolean,
  write: (marked: string) => string,
): readonly ChanceSample[] {
  return marked.split(divider).map((part, number) => {
    try {
      return { ...readChanceMarks(write(part)), file, number, isTrap };
    } catch (error) {
      throw new Error(`${file}, sample ${number + 1}: ${String(error)}`);
    }
  });
}

/** What the program makes of the sample in a workspace without any packs. */
export function judge(sample: ChanceSample): readonly Verdict[] {
  return verdictsOn(sample, shownIn(sample));
}

/** The chances that hovers and lenses have for a text. */
function shownIn(sample: ChanceSample): readonly ShownChance[] {
  const shown = shownInFile(sample);
  if (!shown) throw new Error(`No document: ${sample.file}`);
  return shown;
}

/** The same for a file, in order; undefined where it is no document of this game. */
export function shownInFile({ file, text }: Pick<ChanceSample, 'file' | 'text'>): readonly ShownChance[] | undefined {
  const document = new Workspace([]).putFile(`file:///${file}`, text);
  return document?.sections.flatMap((section, index) => {
    const { chances, scores } = diceIn(section);
    const found = [
      ...chances.map(({ span, test }) => ({ span, subject: test })),
      ...scores.map(({ span, value }) => ({ span, subject: value })),
    ];
    return found.map(({ span, subject }) => ({
      span: shift(span, document.startOf(index)),
      subject,
      written: formatExpression(subject),
    }));
  });
}
