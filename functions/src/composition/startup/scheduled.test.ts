import { scheduled } from './scheduled';

const report = { due: 2, booked: 1 };

test('a scheduled function’s run method returns the job’s report and keeps its schedule', async () => {
  const nightly = scheduled({ schedule: 'every 5 minutes' }, async () => report);
  expect(await nightly.run()).toEqual(report);
  expect(nightly.__endpoint).toMatchObject({ scheduleTrigger: { schedule: 'every 5 minutes' } });
});

test('the job knows that it was started by hand', async () => {
  const nightly = scheduled({ schedule: 'every 5 minutes' }, (by) => Promise.resolve(by));
  expect(await nightly.run()).toBe('hand');
});

test('a failing job rejects', async () => {
  const broken = scheduled({ schedule: 'every 5 minutes' }, () => Promise.reject(new Error('no courier')));
  await expect(broken.run()).rejects.toThrow('no courier');
});
