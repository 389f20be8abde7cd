import { returnChannel } from './returnChannel';

/** Something to listen to, and the number of its listeners. */
function aSign() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    subscribe,
    happen: () => listeners.forEach((listener) => listener()),
    count: () => listeners.size,
  };
}

function aPage() {
  const [focus, wake] = [aSign(), aSign()];
  const channel = returnChannel({ onReturn: focus.subscribe, onWake: wake.subscribe });
  return { focus, wake, channel };
}

test.each(['focus', 'wake'] as const)('it emits on %s', (sign) => {
  const { channel, ...page } = aPage();
  const taken = jest.fn();
  channel.take(taken);
  page[sign].happen();
  expect(taken).toHaveBeenCalledWith(true);
});

test('signs that nothing takes count as one', () => {
  const { channel, focus, wake } = aPage();
  [focus, wake].forEach(({ happen }) => happen());
  const taken = jest.fn();
  channel.take(taken);
  channel.take(taken);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('closed, it listens to neither', () => {
  const { channel, focus, wake } = aPage();
  expect([focus.count(), wake.count()]).toEqual([1, 1]);
  channel.close();
  expect([focus.count(), wake.count()]).toEqual([0, 0]);
});
