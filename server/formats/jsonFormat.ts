import manifestSchema from '../../schemas/whq-content-manifest.schema.json?compiled';
import packageSchema from '../../schemas/whq-package.schema.json?compiled';
import { remembered } from '../queries/remembered.ts';
import { type CompiledSchema, type JsonSchema, validatorOf } from './schema/model.ts';

/** A kind of JSON file that describes a package. It is recognised by its name. */
export interface JsonFormat {
  readonly fileName: string;
  readonly schema: CompiledSchema;
  /** The property with the paths of files in the package, from the folder of the app; absent if there is none. */
  readonly filesIn?: string;
  /** The property with the path of one other file, from the folder of the file; absent if there is none. */
  readonly fileIn?: string;
  /** Whether its folder is a package, which it names. */
  readonly isOfPackage?: true;
  /** A text that files of other programs with the same name do not have; absent if the name is enough. */
  readonly mark?: RegExp;
}

const formats: readonly JsonFormat[] = [
  { fileName: 'whq.json', schema: packageSchema, fileIn: 'baseline', isOfPackage: true },
  { fileName: 'content-manifest.json', schema: manifestSchema, filesIn: 'xmlFiles', mark: /xmlFiles|data\/xml\// },
];

/** A longer text describes no package. */
const maximumLength = 1_000_000;

/** The kind of JSON file of a text, by the name of its file; undefined for all others. */
export function jsonFormatOf(uri: string, text: string): JsonFormat | undefined {
  const format = formats.find(({ fileName }) => uri.endsWith(`/${fileName}`));
  if (!format || text.length > maximumLength) return undefined;
  return format.mark?.test(text) === false && !isBare(text) ? undefined : format;
}

/** Whether a text says nothing that would show another program: it is empty, or an object without lists and objects. */
function isBare(text: string): boolean {
  return /^[\s\ufeff]*(?:\{[^{}[\]]{0,1000}\}\s*)?$/.test(text);
}

/** The keywords of the schema of a kind of JSON file. */
export const keywordsOf = remembered(({ schema }: JsonFormat) => schema.read() as JsonSchema);

/** ajv's compiled validator for a kind of JSON file; the function has the errors of its last call. */
export const validatorOfJson = ({ schema }: JsonFormat): ReturnType<typeof validatorOf> => validatorOf(schema);

/** A violation of the schema, as ajv has it. */
export type SchemaError = NonNullable<ReturnType<typeof validatorOf>['errors']>[number];
