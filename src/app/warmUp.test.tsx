import { fireEvent } from '@testing-library/react';
import type * as warm from './warmUp';

const bring = jest.fn();

/** A page that has just been shown, in a browser that keeps `kept` of earlier ones. */
function shown(kept: Record<string, string> = {}): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  jest.isolateModules(() => jest.requireActual<typeof warm>('./warmUp').warmUp(bring));
}

beforeEach(() => {
  jest.useFakeTimers();
  bring.mockClear();
  delete document.documentElement.dataset.touched;
});
afterEach(() => jest.useRealTimers());

test('the engine comes with the first sign of somebody', () => {
  shown();
  jest.advanceTimersByTime(400);
  expect(bring).not.toHaveBeenCalled();
  fireEvent.pointerDown(window);
  expect(bring).toHaveBeenCalled();
});

test('without one it comes a moment later', () => {
  shown();
  jest.advanceTimersByTime(499);
  expect(bring).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(bring).toHaveBeenCalled();
});

test('it comes at once where it has something to show', () => {
  shown({ 'glumist.cart.guest': '[]' });
  jest.advanceTimersByTime(400);
  expect(bring).toHaveBeenCalledTimes(1);
});

test('what others keep in this browser is nothing of ours', () => {
  shown({ other: '1' });
  jest.advanceTimersByTime(400);
  expect(bring).not.toHaveBeenCalled();
});
