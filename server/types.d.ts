/** Content files that the build puts into the bundles as text. */
declare module '*.xml' {
  const text: string;
  export default text;
}

/** What such a file adds to an index: `plainContributions`. */
declare module '*.xml?contributions' {
  const contributions: string;
  export default contributions;
}

/** A JSON Schema with the validator that the build compiles from it with ajv, so that nothing generates code at run time. */
declare module '*.schema.json?compiled' {
  import type { ErrorObject } from 'ajv';

  const schema: {
    /** The schema itself, parsed with each call. */
    read(): unknown;
    /** The validator, whose code runs for the first time when it is first called for. */
    validator(): {
      (data: unknown): boolean;
      errors?: ErrorObject[] | null;
    };
  };
  export default schema;
}
