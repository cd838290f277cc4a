/** Values of rolled dice. */

export function sumOfFaces(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** The number of dice that show the commonest face. */
export function mostOfOneFace(faces: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** How far the highest face is above the lowest; 0 without faces. */
export function spreadOfFaces(faces: readonly number[]): number {
  const [first = 0] = faces;
  let [low, high] = [first, first];
  for (const face of faces) {
    low = Math.min(low, face);
    high = Math.max(high, face);
  }
  return high - low;
}

/** The sum of the highest or lowest few of the faces. */
export function sumOfKept(faces: readonly number[], kind: 'highest' | 'lowest', kept: number): number {
  const sorted = faces.toSorted((left, right) => (kind === 'highest' ? right - left : left - right));
  return sumOfFaces(sorted.slice(0, kept));
}
