import { afterFirstPaint } from './afterFirstPaint';

/** The events until the next frame, and after it. */
async function order(): Promise<string[]> {
  const happened: string[] = [];
  void afterFirstPaint().then(() => happened.push('started'));
  requestAnimationFrame(() => happened.push('frame'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  return happened;
}

// jsdom does not paint, so it lacks this list.
beforeEach(() => {
  performance.getEntriesByName = () => [];
});

it('the callback runs after the first frame', async () => {
  expect(await order()).toEqual(['frame', 'started']);
});

it.each([
  ['a frame was painted', () => void (performance.getEntriesByName = () => [{} as PerformanceEntry])],
  [
    'the page is hidden',
    () => void Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  ],
])('the callback does not wait for a frame where %s', async (_why, arrange) => {
  arrange();
  expect(await order()).toEqual(['started', 'frame']);
});
