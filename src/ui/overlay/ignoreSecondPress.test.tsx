import { ignoreSecondPress } from './ignoreSecondPress';

const reached: number[] = [];
const press = (name: string, detail: number) =>
  document.body.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, detail }));
const click = (detail: number) => press('click', detail);

test('only the second click of a double press is ignored, and only just after a dialog has closed', () => {
  jest.useFakeTimers();
  document.body.addEventListener('click', ({ detail }) => reached.push(detail));
  click(2);
  ignoreSecondPress();
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
  ignoreSecondPress();
  expect([isLeft(2), isLeft(1)]).toEqual([false, true]);
  jest.advanceTimersByTime(500);
  expect(isLeft(2)).toBe(true);
});
