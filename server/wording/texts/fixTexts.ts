import type { Repair } from '../../checks/problems/finding.ts';
import { type Wordings, wordingsAbout } from './places.ts';

type Repairs = { readonly [Kind in Repair['kind']]: Of<Kind, Repair> };

type Of<Kind, Any> = Any extends { readonly kind: unknown } ? (Kind extends Any['kind'] ? Any : never) : never;

/** The titles of fixes in one language: items of a menu, in the imperative. */
export type FixMessages = Wordings<Repairs>;

export const fixTexts = wordingsAbout<Repairs>();
