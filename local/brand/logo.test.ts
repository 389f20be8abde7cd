import { logoProblems } from './logo';

const svg = (width: number, height: number) =>
  `<svg viewBox="0 0 ${width} ${height}"><path d="M0 0h9"/></svg>`;
const facts = (files: Record<string, string>, width = 200, height = 50) => ({
  logo: { file: '/brand/logo.svg', width, height },
  mark: '/brand/mark.svg',
  read: (file: string) => files[file] ?? null,
});

test('a logo with its configured ratio and a square mark are accepted', () => {
  const files = { '/brand/logo.svg': svg(400, 100), '/brand/mark.svg': svg(24, 24) };
  expect(logoProblems(facts(files))).toEqual([]);
});

test('missing logo files are named', () => {
  expect(logoProblems(facts({}))).toEqual([
    'logo: public/brand/logo.svg is missing.',
    'mark: public/brand/mark.svg is missing.',
  ]);
});

test('a wrong ratio, an SVG without a viewBox and a wide mark are named', () => {
  const files = { '/brand/logo.svg': svg(300, 100), '/brand/mark.svg': svg(48, 24) };
  expect(logoProblems(facts(files))).toEqual([
    'logo: /brand/logo.svg is 300 by 100, but store.ts says 200 by 50.',
    'mark: it is 48 by 24 and has to be square.',
  ]);
  expect(logoProblems(facts({ ...files, '/brand/logo.svg': '<svg/>' }))[0]).toContain('has no viewBox');
});

test('a logo may be a bitmap, and the mark may not', () => {
  const of = facts({ '/brand/logo.webp': 'RIFF', '/brand/mark.png': 'PNG' });
  const problems = logoProblems({
    ...of,
    logo: { ...of.logo, file: '/brand/logo.webp' },
    mark: '/brand/mark.png',
  });
  expect(problems).toEqual(['mark: it has to be an SVG, because icons of every size are made of it.']);
});
