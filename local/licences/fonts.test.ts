import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { ROOT } from '../stack/settings';

const folders = ['public/fonts', 'functions/fonts'];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => /\.(woff2|ttf)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const fontOf = (file: string): Font => create(readFileSync(path.join(ROOT, file)));

test('the fonts are those of the pages and those of the invoices', () => {
  expect(files).toHaveLength(7);
});

// If this fails: demo/draw/fonts/fontNotices.py.
test.each(files)('%s names its owner and its licence', (file) => {
  const font = fontOf(file);
  const owner = file.includes('fraunces') ? 'The Fraunces Project Authors' : 'The Anek Project Authors';
  expect(font.getName('copyright')).toContain(owner);
  expect(font.getName('license')).toContain('SIL Open Font License, Version 1.1');
  expect(font.getName('licenseURL')).toBe('https://scripts.sil.org/OFL');
});

// Brotli cannot make a font smaller again, and every first visit loads both.
test('the two web fonts are small', () => {
  const bytes = files
    .filter((file) => file.endsWith('.woff2'))
    .reduce((total, file) => total + readFileSync(path.join(ROOT, file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(25.5 * 1024);
});
