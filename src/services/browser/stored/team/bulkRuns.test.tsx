import { bulkRuns, type BulkRun } from './bulkRuns';
import { local } from '../storage';

const RUN: BulkRun = {
  run: 'runofthemorning',
  kind: 'courier-labels',
  layout: 'a4',
  ids: ['GLM1', 'GLM2', 'GLM3'],
  done: ['GLM1'],
  failed: [{ id: 'GLM2', message: 'GLM2 has no parcel.' }],
};
const OTHER: BulkRun = { ...RUN, run: 'runofanothertab', kind: 'pack' };

beforeEach(() => local.remove('glumist.bulkRuns'));

test('a run is read as it was kept, without the links to files that an earlier version kept', () => {
  local.write('glumist.bulkRuns', [{ ...RUN, links: ['https://courier.example/labels/1'] }]);
  expect(bulkRuns.read()).toEqual([RUN]);
  bulkRuns.keep([], []);
  expect(local.read('glumist.bulkRuns')).toEqual([RUN]);
  bulkRuns.keep([], [RUN.run]);
  expect(bulkRuns.read()).toEqual([]);
});

test('two tabs keep their runs side by side, and each drops only its own', () => {
  bulkRuns.keep([RUN], []);
  bulkRuns.keep([OTHER], []);
  bulkRuns.keep([{ ...RUN, done: ['GLM1', 'GLM3'] }], []);
  expect(bulkRuns.read()).toEqual([OTHER, { ...RUN, done: ['GLM1', 'GLM3'] }]);
  bulkRuns.keep([], [OTHER.run]);
  expect(bulkRuns.read()).toMatchObject([{ run: RUN.run }]);
});

test.each([
  ['no list of orders', { ids: 'GLM1' }],
  ['no kind', { kind: 7 }],
  ['no key', { run: undefined }],
])('what is kept with %s is no run', (_, change) => {
  local.write('glumist.bulkRuns', [{ ...RUN, ...change }, OTHER]);
  expect(bulkRuns.read()).toEqual([OTHER]);
});
