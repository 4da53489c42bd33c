/** Resolves to `late` when the work takes longer than `timeoutMs`. The work itself goes on. */
export async function within<Value>(timeoutMs: number, work: Promise<Value>): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
