import { ignoreSecondPress } from './ignoreSecondPress';

const reached: number[] = [];
const press = (name: string, detail: number) =>
  document.body.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, detail }));
const click = (detail: number) => press('click', detail);

test('only the second click of a double press is ignored, and only just after a dialog has closed', () => {
  jest.useFakeTimers();
  document.body.addEventListener('click', ({ detail }) => reached.push(detail));
  const close = ignoreSecondPress();
  click(2);
  close();
  click(2);
  // A separate press, and one by keyboard.
  click(1);
  click(0);
  jest.advanceTimersByTime(500);
  click(2);
  expect(reached).toEqual([2, 1, 0, 2]);
});

test('the second press moves no focus to what is under the dialog', () => {
  jest.useFakeTimers();
  // false if the press was prevented, so that the browser ignores it.
  const isLeft = (detail: number) => press('mousedown', detail);
  expect(isLeft(2)).toBe(true);
  ignoreSecondPress()();
  expect([isLeft(2), isLeft(1)]).toEqual([false, true]);
  jest.advanceTimersByTime(500);
  expect(isLeft(2)).toBe(true);
});

describe('on a phone that counts no clicks', () => {
  const tap = (clientX: number, pointerType = 'touch') => {
    // The test's DOM has no PointerEvent.
    const pointer = new MouseEvent('pointerdown', { bubbles: true, clientX });
    document.body.dispatchEvent(Object.assign(pointer, { pointerType }));
    return press('mousedown', 1) && click(1);
  };

  test('a second tap at the same place is ignored, just after the tap that closed the dialog', () => {
    jest.useFakeTimers();
    const close = ignoreSecondPress();
    expect([tap(100), tap(100)]).toEqual([true, true]);
    jest.advanceTimersByTime(600);
    tap(100);
    close();
    jest.advanceTimersByTime(200);
    expect([tap(120), click(0)]).toEqual([false, true]);
    jest.advanceTimersByTime(500);
    expect(tap(120)).toBe(true);
  });

  test.each([
    ['at another place', 200, 140, 'touch'],
    ['long after the last one', 600, 100, 'touch'],
    ['of a mouse', 200, 100, 'mouse'],
  ])('a tap %s counts', (_, afterMs, x, pointerType) => {
    jest.useFakeTimers();
    const close = ignoreSecondPress();
    tap(100, pointerType);
    jest.advanceTimersByTime(afterMs);
    close();
    expect(tap(x, pointerType)).toBe(true);
    jest.advanceTimersByTime(500);
  });
});
