import type { Facts, ProblemCode } from '../checks/problems/kinds.ts';
import type { Span } from '../text/span.ts';
import { type Sentences, sentencesAbout } from './sayings.ts';

/** The facts of each kind of problem: in place of another place in the file its line, and in place of another problem its sentence. */
type Told = { readonly [Code in ProblemCode]: Lines<Facts<Code>> };

type Lines<Known> = {
  readonly [Name in keyof Known]: Name extends 'disputed'
    ? string
    : Known[Name] extends Span | undefined
      ? number | Extract<Known[Name], undefined>
      : Known[Name];
};

/** The sentences of problems in one language: what is wrong, why it matters, what to do. The compiler checks that none is missing. */
export type ProblemMessages = Sentences<Told>;

/** Some of them. */
export const problemTexts = sentencesAbout<Told>();
