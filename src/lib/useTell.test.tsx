import { render } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { useTell } from './useTell';

function Teller({ says }: { says: string }) {
  const tell = useTell();
  useEffect(() => tell({ type: says }), [tell, says]);
  return null;
}
/** What is told by two parts of a page. */
function page() {
  const told: string[] = [];
  const store = configureStore({
    reducer: (state = 0, { type }: { type: string }) => {
      told.push(type);
      return state;
    },
  });
  render(
    <Provider store={store}>
      <Teller says="first" />
      <Teller says="second" />
    </Provider>,
  );
  told.length = 0;
  return told;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('what is told waits until the page is painted, and keeps its order', () => {
  const told = page();
  expect(told).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(told).toEqual(['first', 'second']);
  jest.runAllTimers();
  expect(told).toHaveLength(2);
});

test('on a page that nobody sees, and which has no frames, it is told all the same', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const told = page();
  jest.runAllTimers();
  expect(told).toEqual(['first', 'second']);
});
