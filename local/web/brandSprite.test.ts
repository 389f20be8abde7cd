import { MARK_ID } from '@/domain/pictures/logo';
import { store } from '@/domain/store';
import { brandSprite, markSymbol, symbolOf } from './brandSprite';

test('a symbol keeps the drawing’s styles and loses its file attributes', () => {
  const svg = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 9 4" fill="currentColor" role="img" aria-label="A shop">
    <path d="M0 0h9v4z"/></svg>\n`;
  expect(symbolOf('logo', svg, '/a.svg')).toBe(
    `<symbol id="logo" viewBox="0 0 9 4" fill="currentColor"><path d="M0 0h9v4z"/></symbol>`,
  );
});

test.each(['', '<svg><path/></svg>', '<html></html>'])(
  'the problem of an unusable drawing names its file: %p',
  (svg) => {
    expect(() => symbolOf('logo', svg, '/brand/ours.svg')).toThrow('/brand/ours.svg');
  },
);

test.each([
  ['<path style="fill:red"/>', 'a style attribute'],
  ['<style>.a{fill:red}</style><path class="a"/>', 'a <style> element'],
  ['<script>x()</script>', 'a <script> element'],
  ['<path onload="x()"/>', 'an event handler'],
  ['<image href="data:image/png;base64,AA"/>', 'a link to another file'],
])('an invalid drawing is named: %s', (drawing, problem) => {
  expect(() => symbolOf('logo', `<svg viewBox="0 0 9 4">${drawing}</svg>`, '/brand/ours.svg')).toThrow(
    `/brand/ours.svg: ${problem}`,
  );
});

test('a drawing may reference its own parts', () => {
  const svg = '<svg viewBox="0 0 9 4"><path id="a" d="M0 0h9v4z"/><use href="#a"/></svg>';
  expect(symbolOf('logo', svg, '/a.svg')).toContain('<use href="#a"/>');
});

test('the shop’s own logo has the configured ratio', () => {
  const { width, height } = store.logo;
  expect(brandSprite()).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test('the mark uses the current text colour', () => {
  expect(markSymbol()).toMatch(new RegExp(`^<symbol id="${MARK_ID}" [^>]*viewBox=`));
  expect(markSymbol()).not.toMatch(/<symbol[^>]*\scolor=/);
});
