import { LOGO_ID } from '@/domain/general/logo';
import { store } from '@/domain/store';
import { logoSprite, spriteOf } from './logoSprite';

test('a drawing keeps its own looks and loses what makes it a file', () => {
  const svg = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 9 4" fill="currentColor" role="img" aria-label="A shop">
    <path d="M0 0h9v4z"/></svg>\n`;
  expect(spriteOf(svg, '/a.svg')).toBe(
    `<div hidden><svg><symbol id="${LOGO_ID}" viewBox="0 0 9 4" fill="currentColor"><path d="M0 0h9v4z"/></symbol></svg></div>`,
  );
});

test.each(['', '<svg><path/></svg>', '<html></html>'])('says which file is none it can take: %p', (svg) => {
  expect(() => spriteOf(svg, '/brand/ours.svg')).toThrow('/brand/ours.svg');
});

test('the shop’s own is as large as its settings say', () => {
  const { width, height } = store.logo;
  expect(logoSprite()).toContain(`viewBox="0 0 ${width} ${height}"`);
});
