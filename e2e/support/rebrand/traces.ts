/** Places where the first shop's name may stay, because no person sees it there; each with its reason. */
const UNSEEN: readonly RegExp[] = [
  // The specification's address.
  /\/admin\/glumisthighlights/g,
  // Keys of the browser's storage, and its caches: with other names every visitor would lose the cart.
  /glumist\.(?=[a-z])\w+/g,
  /\bglumist[.-](?=["'`])/g,
  // /licenses.txt names the author of the code, also in a rebranded shop.
  /Copyright \(c\) \d+ Glumist contributors/g,
  // On one machine only: the project's id, and the cookie of the stand-in for Google's page.
  /demo-glumist\b/g,
  /\bglumist_google\b/g,
];
const AROUND = 40;

/** Returns every visible occurrence of the words in a text, ignoring case, with its surrounding text. */
export function traces(text: string, words: readonly string[]): string[] {
  const hidden = UNSEEN.reduce((left, pattern) => left.replace(pattern, (id) => '·'.repeat(id.length)), text);
  const pattern = new RegExp(words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|'), 'gi');
  return [...hidden.matchAll(pattern)].map(({ 0: word, index }) =>
    text.slice(Math.max(0, index - AROUND), index + word.length + AROUND),
  );
}
