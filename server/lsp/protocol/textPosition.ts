/** A place in a text, as LSP counts. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}
