import { takePageData } from '@/app/pageData';
import { documentHtml } from './document';

const parts = { head: '<title>T</title>', styles: [{ text: 'a{}' }], root: '<p>R</p>', scripts: ['/a.js'] };
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('hands the app its data, in which nothing ends the element', () => {
  const state = { name: '</script><script>alert(1)</script>' };
  const document = parsed(documentHtml({ ...parts, data: JSON.stringify({ state, now: 'now' }) }));
  const runs = [...document.scripts].filter(({ type }) => type !== 'application/json');
  expect(runs.some(({ text }) => text.includes('alert'))).toBe(false);
  expect(takePageData(document)).toEqual({ state, now: 'now' });
  expect(takePageData(document)).toBeNull();
});

it('draws the page before any script of the site runs', () => {
  const document = parsed(documentHtml(parts));
  expect(document.getElementById('root')?.innerHTML).toBe('<p>R</p>');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(scripts.map(({ defer }) => defer)).toEqual([true]);
  expect(takePageData(document)).toBeNull();
});
