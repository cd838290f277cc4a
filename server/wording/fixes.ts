import type { Repair } from '../checks/problems/finding.ts';

/** The titles of fixes in one language: items of a menu, in the imperative. */
export type FixMessages = { readonly [Kind in Repair['kind']]: (repair: Of<Kind, Repair>) => string };

type Of<Kind, Any> = Any extends { readonly kind: unknown } ? (Kind extends Any['kind'] ? Any : never) : never;
