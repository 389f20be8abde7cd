import { noCourier } from './noCourier';

const signal = AbortSignal.timeout(1000);

test('nothing is booked, and an order waits instead of failing', async () => {
  expect((await noCourier.book({} as never, signal)).kind).toBe('unavailable');
  expect((await noCourier.find('GLM-1', signal)).kind).toBe('none');
});

test('an order can be cancelled, and a parcel of an earlier courier is not called cancelled', async () => {
  expect((await noCourier.discard('GLM-1', signal)).kind).toBe('cancelled');
  expect((await noCourier.cancel('AWB-1', signal)).kind).toBe('unavailable');
  expect((await noCourier.track('AWB-1', signal)).kind).toBe('unavailable');
});

test('every PIN code is taken, without a promised date', async () => {
  expect(await noCourier.serviceability('560001', signal)).toMatchObject({ deliverable: true, by: null });
});
