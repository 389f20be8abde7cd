import { PAGE_DATA, readPageData, type PageData } from '@/app/boot/pageData';
import { documentHtml } from './document';

const parts = {
  head: '<title>T</title>',
  styles: [{ text: 'a{}' }],
  logo: '',
  root: '<p>R</p>',
  scripts: ['/a.js'],
};
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('embeds the page data so that no text in it ends the script element', () => {
  const products = [{ name: '</script><script>alert(1)</script>' }, { name: 'Mist' }];
  const page = { state: { products }, now: 'now' } as unknown as PageData;
  const document = parsed(documentHtml({ ...parts, data: JSON.stringify(page) }));
  const runs = [...document.scripts].filter(({ type }) => type !== 'application/json');
  expect(runs.some(({ text }) => text.includes('alert'))).toBe(false);
  expect(readPageData(document)).toEqual(page);
});

const scriptsIn = (html: string) => {
  const document = parsed(html);
  expect(document.getElementById('root')?.innerHTML).toBe('<p>R</p>');
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
    script.getAttribute('src'),
    script.defer,
    script.parentElement?.localName,
  ]);
};

it('loads the scripts from the head in the app shell', () => {
  const html = documentHtml(parts);
  expect(scriptsIn(html)).toEqual([['/a.js', true, 'head']]);
  expect(readPageData(parsed(html))).toBeNull();
});

it('loads the scripts at the end of a prerendered page, in order', () => {
  const html = documentHtml({ ...parts, scripts: ['/a.js', '/b.js'], data: '{}' });
  expect(scriptsIn(html)).toEqual([
    ['/a.js', true, 'body'],
    ['/b.js', true, 'body'],
  ]);
  expect(html.indexOf('/a.js')).toBeGreaterThan(html.indexOf(PAGE_DATA));
});

it('has the logo’s symbol in every document', () => {
  const logo = '<div hidden><svg><symbol id="logo"></symbol></svg></div>';
  for (const data of [undefined, '{}']) {
    const symbol = parsed(documentHtml({ ...parts, logo, data })).getElementById('logo');
    expect(symbol?.closest('#root')).toBeNull();
    expect(symbol?.closest('body')).not.toBeNull();
  }
});
