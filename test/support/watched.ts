import vm from 'node:vm';

/** Far more than anything that ends takes, on any machine. */
const milliseconds = 10_000;

/** Does the work. Work that never ends is stopped and fails its test, where it would hold up all others. */
export function watched(work: () => void): void {
  vm.runInContext('work()', vm.createContext({ work }), { timeout: milliseconds });
}
