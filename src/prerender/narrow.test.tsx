import fc from 'fast-check';
import { narrow } from './narrow';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Letters that stand for themselves wherever they are, a few of them wide. */
const words = fc.string({ unit: fc.constantFrom(...'abc d€₹·é’😀'), maxLength: 30 });
const LONG = 'x'.repeat(9000);

const page = (said: string, data: string) =>
  [
    `<html lang="en" title="${said}"><head><title>${said}</title>`,
    `<style>a::after{content:'→'}</style>`,
    `<script type="application/ld+json">${JSON.stringify({ data })}</script></head>`,
    `<body><p>${said}</p>${LONG}<script type="application/json">${JSON.stringify({ data })}</script></body></html>`,
  ].join('');

test('the same is read, of characters of one byte but for styles', () => {
  fc.assert(
    fc.property(words, words, (said, data) => {
      const html = page(said, data);
      const narrowed = narrow(html);
      const [was, is] = [parsed(html), parsed(narrowed)];
      for (const script of was.scripts) script.text = JSON.stringify(JSON.parse(script.text));
      for (const script of is.scripts) script.text = JSON.stringify(JSON.parse(script.text));
      expect(is.documentElement.outerHTML).toBe(was.documentElement.outerHTML);
      expect(narrowed.replace(/<style>.*<\/style>/, '')).toMatch(/^[\0-\xff]*$/);
    }),
  );
});

test('scripts stay as they are: their hashes are in the policy', () => {
  const html = `<p>${LONG}</p><script>const rupee = '₹'</script>`;
  expect(narrow(html)).toBe(html);
});

test('a page in another script stays as it is', () => {
  const html = '<p>वर्षा के लिए</p>';
  expect(narrow(html)).toBe(html);
});
