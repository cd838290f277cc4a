import type { Facts, ProblemCode } from '../../checks/problems/kinds.ts';
import type { Span } from '../../text/span.ts';
import { type Wordings, wordingsAbout } from './places.ts';

/** The facts of each kind of problem: in place of another place in the file its line. */
type Told = { readonly [Code in ProblemCode]: Lines<Facts<Code>> };

type Lines<Known> = {
  readonly [Name in keyof Known]: Known[Name] extends Span | undefined
    ? number | Extract<Known[Name], undefined>
    : Known[Name];
};

/** The sentences of problems in one language: what is wrong, why it matters, what to do. The compiler checks that none is missing. */
export type ProblemMessages = Wordings<Told>;

/** Some of them. */
export const problemTexts = wordingsAbout<Told>();
