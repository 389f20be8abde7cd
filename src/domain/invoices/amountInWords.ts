import type { Paise } from '../money/money';
import { numberWords } from './messages';

function belowHundred(n: number): string {
  const { ones, tens } = numberWords;
  if (n < 20) return ones[n] ?? '';
  const ten = tens[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? ten : `${ten}-${ones[n % 10] ?? ''}`;
}

/** Whole numbers in the Indian way: crore, lakh, thousand, hundred. */
function inWords(n: number): string {
  if (n < 100) return belowHundred(n);
  const { hundred, thousand, lakh, crore } = numberWords;
  for (const [size, name] of [
    [10_000_000, crore],
    [100_000, lakh],
    [1000, thousand],
    [100, hundred],
  ] as const) {
    if (n < size) continue;
    const head = `${inWords(Math.floor(n / size))} ${name}`;
    return n % size === 0 ? head : `${head} ${inWords(n % size)}`;
  }
  return '';
}

/** 'One lakh twenty-three thousand four hundred fifty-six rupees and seven paise only'. */
export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const text = numberWords.amount(
    numberWords.rupees(rupees, inWords(rupees)),
    paise ? numberWords.paise(paise, inWords(paise)) : '',
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}
