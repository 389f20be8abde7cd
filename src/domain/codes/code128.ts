/** The widths of bars and spaces in modules, bar first, of each symbol of ISO/IEC 15417 by its value. */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');

const CODE_C = 99;
const CODE_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const MODULUS = 103;
/** Digits from which set C, which writes two in one symbol, is shorter: at an end of the text, and within it. */
const MIN_AT_END = 4;
const MIN_WITHIN = 6;

/** How many of the digits at `at` set C writes; 0 where set B is as short. */
function digitsInC(text: string, at: number): number {
  const run = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
  const isWhole = run === text.length && run === 2;
  const atEnd = at === 0 || at + run === text.length;
  if (!isWhole && run < (atEnd ? MIN_AT_END : MIN_WITHIN)) return 0;
  return run - (run % 2);
}

/** The values of a text's symbols with start, check symbol and stop; null for a text that set B cannot write. */
export function code128Values(text: string): number[] | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const values: number[] = [];
  let set: 'B' | 'C' | null = null;
  const change = (to: 'B' | 'C') => {
    if (set === to) return;
    if (set === null) values.push(to === 'B' ? START_B : START_C);
    else values.push(to === 'B' ? CODE_B : CODE_C);
    set = to;
  };
  for (let at = 0; at < text.length;) {
    // An odd number of digits leaves its first one to set B, unless the text begins with it.
    const run = digitsInC(text, at);
    const skipsOne = run > 0 && at > 0 && isOddRun(text, at) && set === 'B';
    if (run > 0 && !skipsOne) {
      change('C');
      for (let pair = at; pair < at + run; pair += 2) values.push(Number(text.slice(pair, pair + 2)));
      at += run;
    } else {
      change('B');
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % MODULUS;
  return [...values, check, STOP];
}

const isOddRun = (text: string, at: number): boolean =>
  (/^\d*/.exec(text.slice(at))?.[0].length ?? 0) % 2 === 1;

/** The widths of a Code 128 barcode's bars and spaces in modules, bar first; null for a text that it cannot write. */
export function code128(text: string): number[] | null {
  const values = code128Values(text);
  return values && values.flatMap((value) => [...(SYMBOLS[value] ?? '')].map(Number));
}
