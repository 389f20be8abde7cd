import { guestArrived, loginPanelClosed, loginPanelOpened } from '@/features/auth';
import { checkoutClosed, checkoutOpened } from '@/features/checkout';
import { giftCardActions } from '@/features/giftCards';
import { formBecameUnsaved, formSettled, leaveAnswered } from '@/features/unsaved';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { REPEAT_OFFER_MS, NEW_VERSION, newVersionAccepted, versionSaga } from './versionSaga';

function follow() {
  const fake = fakeServices();
  const run = runSaga([versionSaga], fake.services);
  const offered = () => run.state().notifications.toasts.filter(({ text }) => text === NEW_VERSION);
  return { ...run, fake, offered, worker: fake.worker, settle: () => run.advance(0) };
}

const form = { id: 'editor', text: 'The product is not saved.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('offers a waiting version and reloads the page when the person accepts', async () => {
  const { fake, worker, offered, dispatch, settle } = follow();
  worker.notify('waiting');
  await settle();
  expect(offered()).toMatchObject([{ actionLabel: 'Reload', action: newVersionAccepted() }]);
  expect([worker.record.takeOvers, fake.record.reloads]).toEqual([0, 0]);
  dispatch(newVersionAccepted());
  await settle();
  expect([worker.record.takeOvers, fake.record.reloads]).toEqual([1, 1]);
});

it.each([
  ['the checkout', checkoutOpened('2026-11-22T10:00:00Z'), checkoutClosed()],
  ['a login', loginPanelOpened({ mode: 'login' }), loginPanelClosed()],
  [
    'the purchase of a gift card',
    giftCardActions.buyRequested({ id: 'card', amount: 500, email: '', message: '', sendOn: '' }),
    giftCardActions.cardBought('card'),
  ],
])('waits until %s is over, and withdraws the offer when it begins', async (_what, begins, ends) => {
  const { worker, offered, dispatch, settle } = follow();
  dispatch(guestArrived());
  dispatch(begins);
  worker.notify('waiting');
  await settle();
  expect(offered()).toHaveLength(0);
  dispatch(ends);
  await settle();
  expect(offered()).toHaveLength(1);
  dispatch(begins);
  await settle();
  expect(offered()).toHaveLength(0);
});

it('does not offer a version while something is unsaved', async () => {
  const { worker, offered, dispatch, settle, advance } = follow();
  dispatch(formBecameUnsaved(form));
  worker.notify('waiting');
  await advance(60_000);
  expect(offered()).toHaveLength(0);
  dispatch(formSettled(form));
  await settle();
  expect(offered()).toHaveLength(1);
});

it('asks again when unsaved work exists at the acceptance', async () => {
  const { fake, worker, dispatch, state, settle } = follow();
  worker.notify('waiting');
  await settle();
  dispatch(formBecameUnsaved(form));
  dispatch(newVersionAccepted());
  await settle();
  expect(state().unsaved.question).toMatchObject({ about: 'page', text: form.text });
  dispatch(leaveAnswered(false));
  await settle();
  dispatch(formSettled(form));
  expect([worker.record.takeOvers, fake.record.reloads]).toEqual([0, 0]);
});

it('repeats the offer later when it was dismissed', async () => {
  const { worker, offered, actions, advance, fake } = follow();
  worker.notify('waiting');
  await advance(0);
  const first = offered()[0]?.id ?? 0;
  await advance(REPEAT_OFFER_MS - 1);
  expect(offered()[0]?.id).toBe(first);
  await advance(1);
  expect(offered()[0]?.id).toBeGreaterThan(first);
  expect(fake.record.reloads).toBe(0);
  expect(actions.length).toBeGreaterThan(1);
});

it.each([
  ['a hidden tab reloads', true, false, 1, 0],
  ['a visible tab shows the offer', false, false, 0, 1],
  ['a tab with an open checkout does nothing', true, true, 0, 0],
])('after another tab has accepted the version: %s', async (_what, hidden, busy, reloads, offers) => {
  const { fake, worker, offered, dispatch, settle } = follow();
  fake.record.hidden = hidden;
  if (busy) dispatch(checkoutOpened('2026-11-22T10:00:00Z'));
  worker.notify('taken');
  await settle();
  expect(fake.record.reloads).toBe(reloads);
  expect(offered()).toHaveLength(offers);
  if (offers === 0) return;
  dispatch(newVersionAccepted());
  await settle();
  expect([worker.record.takeOvers, fake.record.reloads]).toEqual([0, 1]);
});

it('looks for a new version on return to the page, at a limited rate', async () => {
  const { fake, worker, advance } = follow();
  fake.wakePage();
  await advance(0);
  fake.wakePage();
  expect(worker.record.looks).toBe(1);
  await advance(REPEAT_OFFER_MS);
  fake.wakePage();
  expect(worker.record.looks).toBe(2);
});
