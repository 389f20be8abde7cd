const SLASH = 0x2f;

/** Orders two strings by their UTF-8 bytes, which is their order by code point. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return byCodePoint(left) - byCodePoint(right);
  }
  return a.length - b.length;
}

/** Orders two paths segment by segment: like strings, but a slash comes before everything else. */
export function comparePaths(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    if (left === SLASH || right === SLASH) return left === SLASH ? -1 : 1;
    return byCodePoint(left) - byCodePoint(right);
  }
  return a.length - b.length;
}

// A surrogate encodes a code point above all others, so it must sort after U+E000..U+FFFF.
function byCodePoint(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
