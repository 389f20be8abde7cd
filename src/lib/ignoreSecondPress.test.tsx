import { ignoreSecondPress } from './ignoreSecondPress';

const reached: number[] = [];
const click = (detail: number) =>
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

test('only the second click of a double press is ignored, and only just after a dialog has closed', () => {
  jest.useFakeTimers();
  document.body.addEventListener('click', ({ detail }) => reached.push(detail));
  click(2);
  ignoreSecondPress();
  click(2);
  // A press of its own, and one by keyboard.
  click(1);
  click(0);
  jest.advanceTimersByTime(500);
  click(2);
  expect(reached).toEqual([2, 1, 0, 2]);
});
