/** Content files that the build puts into the bundles as text. */
declare module '*.xml' {
  const text: string;
  export default text;
}

/** A JSON Schema that the build compiles into a validator with ajv, so that nothing generates code at run time. */
declare module '*.schema.json?validator' {
  import type { ErrorObject } from 'ajv';

  const validate: {
    (data: unknown): boolean;
    errors?: ErrorObject[] | null;
  };
  export default validate;
}
