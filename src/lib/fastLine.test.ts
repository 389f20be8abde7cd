import { isFastLine } from './fastLine';

const entries = (...scripts: number[]) =>
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([
      { initiatorType: 'img', duration: 900 },
      ...scripts.map((duration) => ({ initiatorType: 'script', duration })),
    ] as unknown as PerformanceEntryList);

afterEach(() => jest.restoreAllMocks());

test.each([
  ['all scripts came at once', [20, 199], true],
  ['one took its time', [20, 200], false],
  ['there were none to tell', [], false],
])('%s', (_name, scripts, fast) => {
  entries(...scripts);
  expect(isFastLine()).toBe(fast);
});
