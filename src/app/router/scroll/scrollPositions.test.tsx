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

test('restoring waits until the page is tall enough', () => {
  page.height = 1000;
  restoreScroll(4800);
  frame();
  expect(page.y).toBe(0);
  page.height = 9000;
  frame();
  expect(page.y).toBe(4800);
});

test('a smooth scroll of the previous page does not change the position', () => {
  restoreScroll(4800);
  expect(page.y).toBe(4800);
  page.y = 4568;
  frame();
  expect(page.y).toBe(4800);
});

test('repeated smooth scrolls do not change it either', () => {
  restoreScroll(4800);
  for (let carried = 0; carried < 3; carried += 1) {
    for (let n = 0; n < 4; n += 1) frame();
    page.y = 4481;
    frame();
    expect(page.y).toBe(4800);
  }
});

test('restoring stops when the user scrolls', () => {
  restoreScroll(4800);
  fireEvent.wheel(window);
  page.y = 4568;
  frame();
  expect(page.y).toBe(4568);
});

test('restoring stops after a moment', () => {
  restoreScroll(4800);
  for (let n = 0; n < 8; n += 1) frame();
  page.y = 4568;
  frame();
  expect(page.y).toBe(4568);
});

test('a page that stays too short is scrolled to its end once', () => {
  page.height = 1000;
  restoreScroll(4800);
  jest.advanceTimersByTime(9000);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
