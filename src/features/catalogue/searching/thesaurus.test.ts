import type * as indexing from './searchIndex';
import type * as words from './thesaurus';

/** A fresh thesaurus without cached terms. */
function newThesaurus() {
  const modules = {} as { thesaurus: typeof words.thesaurus; create: typeof indexing.createSearchInSlices };
  jest.isolateModules(() => {
    modules.thesaurus = jest.requireActual<typeof words>('./thesaurus').thesaurus;
    modules.create = jest.requireActual<typeof indexing>('./searchIndex').createSearchInSlices;
  });
  return modules;
}

afterEach(() => jest.restoreAllMocks());

test('the thesaurus is read line by line, and completes itself when it is used earlier', () => {
  const { thesaurus } = newThesaurus();
  expect(thesaurus.addNextLine()).toBe(true);
  expect(thesaurus.alternatives('kumkumadi')).toContainEqual({ term: 'saffron', weight: 0.6 });
  expect(thesaurus.addNextLine()).toBe(false);
  expect(newThesaurus().thesaurus.longestPhrase).toBe(thesaurus.longestPhrase);
});

test('building the index in slices yields between any two lines', async () => {
  const { thesaurus, create } = newThesaurus();
  // A clock that reports every slice as over its time limit.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const turns = jest.spyOn(globalThis, 'setTimeout');
  const search = await create([]);
  expect(turns.mock.calls.length).toBeGreaterThan(100);
  expect(thesaurus.addNextLine()).toBe(false);
  expect(search('haldi').keys).toEqual([]);
});
