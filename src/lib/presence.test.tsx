import { fireEvent } from '@testing-library/react';
import { afterPress } from './presence';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([['keydown'], ['scroll'], ['pointermove'], [null]])(
  'what may follow on %s follows at once',
  (sign) => {
    const act = jest.fn();
    afterPress(sign, act);
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test.each(['pointerdown', 'touchstart'])('after %s the answer to it goes first', (sign) => {
  const act = jest.fn();
  afterPress(sign, act);
  jest.advanceTimersByTime(300);
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('a press that becomes a scroll is no press; it follows once', () => {
  const act = jest.fn();
  afterPress('touchstart', act);
  fireEvent.scroll(window);
  expect(act).toHaveBeenCalledTimes(1);
  fireEvent.scroll(window);
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});
