/** The order in which an XML schema allows the children of an element, as a machine that reads their names. */
export interface ContentModel {
  readonly accepts: (names: readonly string[]) => boolean;
}

/** A part of a content model: an element, any element, or several parts. */
export type Particle = Occurs &
  (
    | { readonly kind: 'element'; readonly name: string }
    | { readonly kind: 'any' }
    | { readonly kind: 'sequence' | 'choice' | 'all'; readonly parts: readonly Particle[] }
  );

interface Occurs {
  readonly least: number;
  /** Undefined for any number. */
  readonly most: number | undefined;
}

interface State {
  /** Undefined for any name. */
  readonly on: { readonly name: string | undefined; readonly to: number } | undefined;
  readonly empty: number[];
}

/** Undefined for a model with more parts than any schema for people has. */
export function contentModel(particle: Particle): ContentModel | undefined {
  if (particle.kind === 'all') return { accepts: (names) => isSelection(particle.parts, names) };
  const states: State[] = [];
  const add = (on?: State['on']): number => states.push({ on, empty: [] }) - 1;
  const link = (from: number, to: number): void => void states[from]?.empty.push(to);

  /** Adds a particle behind a state, and answers the state behind it. */
  function build(part: Particle, from: number): number {
    let at = from;
    for (let count = 0; count < Math.min(part.least, maximumStates); count++) at = once(part, at);
    if (part.most === undefined) {
      const start = add();
      link(at, start);
      link(once(part, start), start);
      return start;
    }
    const end = add();
    for (let count = part.least; count < Math.min(part.most, maximumStates); count++) {
      link(at, end);
      at = once(part, at);
    }
    link(at, end);
    return end;
  }

  function once(part: Particle, from: number): number {
    if (states.length > maximumStates) return from;
    if (part.kind === 'element' || part.kind === 'any') {
      const to = add();
      link(from, add({ name: part.kind === 'any' ? undefined : part.name, to }));
      return to;
    }
    if (part.kind === 'sequence') return part.parts.reduce((at, inner) => build(inner, at), from);
    const end = add();
    for (const inner of part.parts) link(build(inner, from), end);
    return end;
  }

  const start = add();
  const end = build(particle, start);
  if (states.length > maximumStates) return undefined;
  return {
    accepts: (names) => {
      let current = reached(states, [start]);
      for (const name of names) {
        const next = [...current].flatMap((state) => {
          const on = states[state]?.on;
          return on && (on.name === undefined || on.name === name) ? [on.to] : [];
        });
        current = reached(states, next);
      }
      return current.has(end);
    },
  };
}

const maximumStates = 2000;

/** The states that are reached without a name. */
function reached(states: readonly State[], from: readonly number[]): ReadonlySet<number> {
  const found = new Set(from);
  for (const state of found) for (const next of states[state]?.empty ?? []) found.add(next);
  return found;
}

/** Whether the names are those of the parts, in any order, each as often as its part says. */
function isSelection(parts: readonly Particle[], names: readonly string[]): boolean {
  const known = new Set(parts.flatMap((part) => (part.kind === 'element' ? part.name : [])));
  return (
    names.every((name) => known.has(name)) &&
    parts.every((part) => {
      const count = part.kind === 'element' ? names.filter((name) => name === part.name).length : 0;
      return part.least <= count && count <= (part.most ?? Number.POSITIVE_INFINITY);
    })
  );
}
