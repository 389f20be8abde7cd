import { noCourier } from './noCourier';

const signal = AbortSignal.timeout(1000);

test('without a courier no parcel is booked, and the order waits instead of failing', async () => {
  expect((await noCourier.book({} as never, signal)).kind).toBe('unavailable');
  expect((await noCourier.find('GLM-1', signal)).kind).toBe('none');
});

test('without a courier an order can be cancelled, but an earlier courier’s parcel is not marked so', async () => {
  expect((await noCourier.discard('GLM-1', signal)).kind).toBe('cancelled');
  expect((await noCourier.cancel('AWB-1', signal)).kind).toBe('unavailable');
  expect((await noCourier.track('AWB-1', signal)).kind).toBe('unavailable');
});

test('without a courier every PIN code is accepted without a promised date', async () => {
  expect(await noCourier.serviceability('560001', signal)).toMatchObject({ deliverable: true, by: null });
});
