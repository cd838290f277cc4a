import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 compile a pattern to machine code at its first use. Usually it compiles it to a bytecode first, which takes twice as long, and to
 * machine code at the second use; but of our patterns hardly one is used only once. It must stay so: V8 breaks down if it changes back.
 */
export function compilePatternsOnce(): void {
  setFlagsFromString('--no-regexp-tier-up');
}
