import { act, render, screen } from '@testing-library/react';
import { useRunning } from './useRunning';

const START = Date.parse('2026-11-22T10:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
const things = [
  { name: 'always' },
  { name: 'ends', endsAt: at(5) },
  { name: 'begins', startsAt: at(10), endsAt: at(60 * 24 * 60) },
];

function Shown() {
  return (
    <p>
      {useRunning(things)
        .map(({ name }) => name)
        .join(' ')}
    </p>
  );
}

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('each item is shown exactly during its schedule, even weeks ahead', async () => {
  render(<Shown />);
  expect(screen.getByText('always ends')).toBeInTheDocument();
  await wait(5 * 60_000 - 1);
  expect(screen.getByText('always ends')).toBeInTheDocument();
  await wait(1);
  expect(screen.getByText('always')).toBeInTheDocument();
  await wait(5 * 60_000);
  expect(screen.getByText('always begins')).toBeInTheDocument();
  await wait(59 * 24 * 60 * 60_000);
  expect(screen.getByText('always begins')).toBeInTheDocument();
  await wait(24 * 60 * 60_000);
  expect(screen.getByText('always')).toBeInTheDocument();
});
