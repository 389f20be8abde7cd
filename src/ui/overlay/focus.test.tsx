import { focusInView } from './focus';

test.each([
  ['in the window', 300, 0],
  ['above the window', -200, 1],
  ['below the window', 2000, 1],
])('a focused element that is %s is scrolled to: %d, %d times', (_where, top, times) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.scrollIntoView = jest.fn();
  button.getBoundingClientRect = () => ({ top, bottom: top + 44 }) as DOMRect;
  focusInView(button);
  expect(button).toHaveFocus();
  expect(button.scrollIntoView).toHaveBeenCalledTimes(times);
});
