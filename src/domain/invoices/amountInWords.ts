import type { Paise } from '../money/money';

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  const tens = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? tens : `${tens}-${ONES[n % 10] ?? ''}`;
}

/** Whole numbers in the Indian way: crore, lakh, thousand, hundred. */
function inWords(n: number): string {
  if (n < 100) return belowHundred(n);
  for (const [size, name] of [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (n < size) continue;
    const head = `${inWords(Math.floor(n / size))} ${name}`;
    return n % size === 0 ? head : `${head} ${inWords(n % size)}`;
  }
  return '';
}

const units = (n: number, one: string, many: string) => `${inWords(n)} ${n === 1 ? one : many}`;

/** 'One lakh twenty-three thousand four hundred fifty-six rupees and seven paise only'. */
export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const text = `${units(rupees, 'rupee', 'rupees')}${paise ? ` and ${units(paise, 'paisa', 'paise')}` : ''} only`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
