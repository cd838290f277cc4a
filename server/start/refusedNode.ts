/** The oldest version of Node that the programs of the build are made for, as in `engines` of package.json. */
const oldestNode = 20;

/** Says of a version of Node, such as `18.19.0`, that it is too old; undefined for one that is not. */
export function refusedNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= oldestNode) return undefined;
  return `whq-rules needs Node ${oldestNode} or a later version. This is Node ${version}.`;
}
