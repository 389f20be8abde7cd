import { fireEvent } from '@testing-library/react';
import { restoreScroll } from './scrollPositions';

/** The scroll position and the height of the page. */
const page = { y: 0, height: 0 };
const frame = () => jest.advanceTimersByTime(17);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(page, { y: 0, height: 9000 });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.y });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  jest.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    page.y = to.top ?? 0;
  }) as typeof window.scrollTo);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it waits until the page is tall enough', () => {
  page.height = 1000;
  restoreScroll(4800);
  frame();
  expect(page.y).toBe(0);
  page.height = 9000;
  frame();
  expect(page.y).toBe(4800);
});

test('a smooth scroll of the page before does not move it', () => {
  restoreScroll(4800);
  expect(page.y).toBe(4800);
  page.y = 4568;
  frame();
  expect(page.y).toBe(4800);
});

test('neither does one that moves it several times', () => {
  restoreScroll(4800);
  for (let carried = 0; carried < 3; carried += 1) {
    for (let n = 0; n < 4; n += 1) frame();
    page.y = 4481;
    frame();
    expect(page.y).toBe(4800);
  }
});

test('a user who scrolls on is not held', () => {
  restoreScroll(4800);
  fireEvent.wheel(window);
  page.y = 4568;
  frame();
  expect(page.y).toBe(4568);
});

test('a moment later the position is not held any more', () => {
  restoreScroll(4800);
  for (let n = 0; n < 8; n += 1) frame();
  page.y = 4568;
  frame();
  expect(page.y).toBe(4568);
});

test('a page that never becomes tall enough is scrolled as far as it goes, once', () => {
  page.height = 1000;
  restoreScroll(4800);
  jest.advanceTimersByTime(9000);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
