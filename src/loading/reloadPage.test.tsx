import { reloadPage } from './reloadPage';

const MINUTE = 60_000;

// jsdom cannot reload a page and reports the attempt, which is all that the tests check.
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page is reloaded at most once a minute', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(reloadPage(now)).toBe(true);
  expect(reloadPage(now + MINUTE - 1)).toBe(false);
  expect(reloadPage(now + MINUTE)).toBe(true);
});

test('a page is not reloaded where storage is unavailable', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadPage(Date.now())).toBe(false);
});
