/** Builds an id from prefix, timestamp (ms) and six random digits, so that two orders of one millisecond differ. */
export function newOrderId(prefix: string, now: Date, random: () => number): string {
  return `${prefix}${now.getTime()}${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}`;
}

/** Splits a typed order number that is shortened as in lists: GLM…870969. */
export const piecesOfNumber = (typed: string): string[] => typed.split(/…|\.{2,}/);

/** Whether a code looks like an id of `newOrderId`, ignoring case. */
export function looksLikeOrderId(prefix: string, code: string): boolean {
  const start = code.slice(0, prefix.length);
  return start.toUpperCase() === prefix.toUpperCase() && /^\d{19,}$/.test(code.slice(prefix.length));
}

/** Normalises a typed order number: no spaces or '#', upper case. */
export const readOrderNumber = (typed: string): string => typed.replace(/[\s#]/g, '').toUpperCase();
