import { bulkRuns, type BulkRun } from './bulkRuns';
import { local } from './storage';

const RUN: BulkRun = {
  kind: 'courier-labels',
  layout: 'a4',
  ids: ['GLM1', 'GLM2', 'GLM3'],
  done: ['GLM1'],
  failed: [{ id: 'GLM2', message: 'GLM2 has no parcel.' }],
  links: ['https://courier.example/labels/1'],
};

test('a run is read as it was kept, with the courier’s files of its first part', () => {
  bulkRuns.write(RUN);
  expect(bulkRuns.read()).toEqual(RUN);
  bulkRuns.remove();
  expect(bulkRuns.read()).toBeNull();
});

test.each([
  ['no list of orders', { ids: 'GLM1' }],
  ['no kind', { kind: 7 }],
])('what is kept with %s is no run', (_, change) => {
  local.write('glumist.bulkRun', { ...RUN, ...change });
  expect(bulkRuns.read()).toBeNull();
});
