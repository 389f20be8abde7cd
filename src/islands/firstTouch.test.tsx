import { fireEvent } from '@testing-library/react';
import type * as firstTouch from './firstTouch';
import { LATER, LATER_ON_PHONES } from '@/ui';

/** A page that was just opened, with something at a place of its own. */
function openPage(place: { top: number; left: number }, kind = LATER): void {
  document.documentElement.removeAttribute('data-touched');
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([place] as unknown as DOMRectList);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  jest.isolateModules(() => {
    const { watchFirstTouch } = jest.requireActual<typeof firstTouch>('./firstTouch');
    document.body.innerHTML = `<p class="${kind}"></p>`;
    watchFirstTouch();
    again = watchFirstTouch;
  });
  jest.runAllTimers();
}
/** For what comes later on the same page. */
let again: () => void;
const isTouched = () => document.documentElement.hasAttribute('data-touched');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what is below the screen waits for the first thing that anybody does', () => {
  openPage({ top: 2000, left: 0 });
  expect(isTouched()).toBe(false);
  fireEvent.scroll(window);
  jest.runAllTimers();
  expect(isTouched()).toBe(true);
});

test('on a screen so tall that it is in sight, it waits for nothing', () => {
  openPage({ top: 500, left: 0 });
  expect(isTouched()).toBe(true);
});

test('what only phones hold back is looked at on phones alone', () => {
  const { innerWidth } = window;
  try {
    window.innerWidth = 1280;
    openPage({ top: 500, left: 0 }, LATER_ON_PHONES);
    expect(isTouched()).toBe(false);
    window.innerWidth = 390;
    openPage({ top: 500, left: 0 }, LATER_ON_PHONES);
    expect(isTouched()).toBe(true);
  } finally {
    window.innerWidth = innerWidth;
  }
});

test('what lies beside the screen is not in sight', () => {
  openPage({ top: 100, left: 5000 });
  expect(isTouched()).toBe(false);
});

test('what comes while a press is answered looks at nothing: that would lay the page out in between', () => {
  openPage({ top: 2000, left: 0 });
  fireEvent.pointerDown(window);
  const looks = jest.spyOn(Element.prototype, 'getClientRects').mockClear();
  again();
  expect(isTouched()).toBe(false);
  expect(looks).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(isTouched()).toBe(true);
});
