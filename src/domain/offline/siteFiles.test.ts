import { findRemovable, isOfBuild, findUsedBefore, type SiteFiles } from './siteFiles';

const files: SiteFiles = {
  build: '2',
  shell: '/shell.html',
  first: ['/assets/runtime.22222222.js', '/assets/main.22222222.js'],
  always: ['/assets/runtime.22222222.js', '/assets/main.22222222.js', '/fonts/anek.woff2'],
  needed: ['/assets/runtime.22222222.js', '/assets/main.22222222.js', '/fonts/anek.woff2'],
  others: ['/assets/41.22222222.js', '/assets/42.22222222.js', '/assets/profile.22222222.js'],
};

test('files used in an earlier build are precached in their new version', () => {
  const cached = ['/assets/main.11111111.js', '/assets/42.11111111.js', '/assets/profile.0badcafe.js'];
  expect(findUsedBefore(files.others, cached)).toEqual([
    '/assets/42.22222222.js',
    '/assets/profile.22222222.js',
  ]);
  expect(findUsedBefore(files.others, [])).toEqual([]);
});

test('the oldest files of earlier builds are evicted, and files of this build never', () => {
  const old = Array.from({ length: 85 }, (_, at) => `/assets/${at}.11111111.js`);
  const cached = ['/assets/42.22222222.js', ...old, ...files.needed];
  expect(findRemovable(files, cached)).toEqual(old.slice(0, 5));
  expect(findRemovable(files, cached.slice(0, 50))).toEqual([]);
});

test('a page belongs to this build if it names all of its initial scripts', () => {
  const page = files.first.map((src) => `<script defer src="${src}"></script>`).join('');
  expect(isOfBuild(files, page)).toBe(true);
  expect(isOfBuild(files, page.replace('runtime.22222222', 'runtime.11111111'))).toBe(false);
});
