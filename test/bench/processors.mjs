// What a process has taken of the processors and of memory, where the system tells: on Linux.
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

/** The most resident memory that it has had so far, in MB; undefined where nobody knows. */
export function mostMemoryOf(pid) {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
