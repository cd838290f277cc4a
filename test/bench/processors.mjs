// What a process has taken of the processors, where the system tells: on Linux.
import { readFileSync } from 'node:fs';

/** The milliseconds of all threads of a process together; undefined where nobody knows. */
export function processorsOf(pid) {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  // In hundredths of a second.
  return fields && (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The milliseconds of its main thread; undefined where nobody knows. */
export function mainThreadOf(pid) {
  const nanoseconds = read(`/proc/${pid}/task/${pid}/schedstat`)?.split(' ')[0];
  return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
