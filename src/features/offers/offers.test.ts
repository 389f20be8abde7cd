import { MAX_ANSWER_AGE_SECONDS } from '@/domain/traffic/freshness';
import { catalogueLoaded } from '@/features/catalogue';
import { fail, ok } from '@/services';
import { anOffer } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { aCatalogue } from '@/testing/catalogue';
import { offersSaga } from './offersSaga';
import {
  offersLoaded,
  offersRequested,
  selectOffers,
  selectOffersKnown,
  selectShownOffers,
} from './offersSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const told = anOffer({ id: 'told', code: 'TOLD10' });
const read = anOffer({ id: 'read', code: 'READ10' });
const catalogueOf = (version: string) => catalogueLoaded(aCatalogue({ version, offers: [told] }));

function begin() {
  const fake = fakeServices();
  fake.services.offers.enabled = async () => ok([read]);
  const run = runSaga([offersSaga], fake.services);
  return { ...run, fake, codes: () => selectOffers(run.state()).map(({ code }) => code) };
}

it('the offers come from the catalogue without a Firestore read', async () => {
  const run = begin();
  expect(selectOffersKnown(run.state())).toBe(false);
  run.dispatch(catalogueOf('1'));
  await run.advance(0);
  expect([run.codes(), selectOffersKnown(run.state())]).toEqual([['TOLD10'], true]);
});

it('the offers read by the checkout replace a possibly older catalogue while it is open', async () => {
  const run = begin();
  run.dispatch(catalogueOf('1'));
  run.dispatch(offersRequested());
  await run.advance(0);
  expect(run.codes()).toEqual(['READ10']);
  await run.advance(MAX_ANSWER_AGE_SECONDS * 1000);
  run.dispatch(catalogueOf('2'));
  await run.advance(0);
  expect(run.codes()).toEqual(['READ10']);
  await run.advance(1000);
  run.dispatch(catalogueOf('2'));
  await run.advance(0);
  expect(run.codes()).toEqual(['TOLD10']);
});

it('the scheduled offers come from the catalogue, because Firestore hides them before their start', async () => {
  const run = begin();
  const soon = anOffer({ id: 'soon', code: 'SOON10', startsAt: '2199-01-01T00:00:00.000Z' });
  run.dispatch(catalogueLoaded(aCatalogue({ version: '1', offers: [told, soon] })));
  run.dispatch(offersRequested());
  await run.advance(0);
  expect(run.codes()).toEqual(['READ10', 'SOON10']);
});

it('the catalogue’s offers are used where Firestore does not answer', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = begin();
  run.fake.services.offers.enabled = async () => fail({ kind: 'unavailable', cause: new Error('offline') });
  run.dispatch(catalogueOf('1'));
  run.dispatch(offersRequested());
  await run.advance(0);
  expect(run.codes()).toEqual(['TOLD10']);
  expect(logged).toHaveBeenCalledWith('Failed to fetch offers', expect.anything());
  logged.mockRestore();
});

it('a used-up offer is hidden, but its code works for the shopper with the last use', () => {
  const run = begin();
  run.dispatch(offersLoaded([read, { ...told, isUsedUp: true }]));
  expect(selectShownOffers(run.state())).toEqual([read]);
  expect(run.codes()).toEqual(['READ10', 'TOLD10']);
});
