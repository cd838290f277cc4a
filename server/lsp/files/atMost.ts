/** Resolves like the promise, or after so many milliseconds. */
export async function atMost(milliseconds: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, tooLong]);
  clearTimeout(timer);
}
