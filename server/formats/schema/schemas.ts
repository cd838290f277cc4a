import rulesSchema from '../../../schemas/whq-rules.schema.json';
import validateRules from '../../../schemas/whq-rules.schema.json?validator';
import type { DocumentKind } from '../kinds.ts';
import { type Model, modelOf } from './model.ts';

/** What there is to know and to ask about one kind of document. */
export interface DocumentSchema {
  readonly model: Model;
  /** ajv's compiled verdict on the data form of a document; the errors are left on the function. */
  readonly validate: typeof validateRules;
}

/** The schemas by kind. A kind without one is recognised and read, but nothing is said about its structure. */
export const schemas: Readonly<Partial<Record<DocumentKind, DocumentSchema>>> = {
  rules: { model: modelOf(rulesSchema), validate: validateRules },
};
