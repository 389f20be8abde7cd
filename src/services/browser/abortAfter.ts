/** Aborts after `ms` milliseconds. Safari before 16 has no `AbortSignal.timeout`. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
