/** Builds an id from prefix, timestamp (ms) and six random digits, so that two orders of one millisecond differ. */
export function newOrderId(prefix: string, now: Date, random: () => number): string {
  return `${prefix}${now.getTime()}${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}`;
}

/** The pieces of what was typed, where it is an order's number as lists show it: GLM…870969. */
export const piecesOfNumber = (typed: string): string[] => typed.split(/…|\.{2,}/);

/** Whether a code looks like an id of `newOrderId`, in any letters. */
export function looksLikeOrderId(prefix: string, code: string): boolean {
  const start = code.slice(0, prefix.length);
  return start.toUpperCase() === prefix.toUpperCase() && /^\d{19,}$/.test(code.slice(prefix.length));
}

/** An order's number as it was meant: without spaces and '#', in capitals. */
export const readOrderNumber = (typed: string): string => typed.replace(/[\s#]/g, '').toUpperCase();
