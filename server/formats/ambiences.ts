import commonSchema from '../../schemas/whq-common.schema.json';

/** The names of ambiences that the schema allows, in its order. */
export const ambiences: readonly string[] = [
  ...new Set(commonSchema.$defs.ambiences.pattern.match(/[a-z]+(?:-[a-z]+)*(?=[|)])/g) ?? []),
];
