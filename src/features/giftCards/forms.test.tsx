import { act, screen, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import type { GiftCardView } from '@/domain/giftCards/view';
import { EMPTY_GIFT, giftCardDraft } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { BuyForm } from './BuyForm';
import { GiftCards } from './GiftCards';
import { giftCardsSaga } from './giftCardsSaga';
import { giftCardActions, selectGiftCards } from './giftCardsSlice';
import { GivenCards } from './GivenCards';
import { RedeemForm } from './RedeemForm';

beforeEach(() => window.sessionStorage.clear());

test('the first wrong field of the form that was sent takes the focus', async () => {
  const { user } = renderWithStore(
    <main id="content">
      <RedeemForm />
      <BuyForm amounts={[1000]} />
    </main>,
  );
  await user.type(screen.getByLabelText('Code of the gift card'), 'XX{Enter}');
  await user.type(screen.getByLabelText(/^Your message/), 'Happy birthday!');
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,000' }));
  expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Email of the recipient/)).toHaveFocus());
});

test('a name with a number or an address is refused beside its field, before anything is paid', async () => {
  const { actions, user } = renderWithStore(
    <main id="content">
      <BuyForm amounts={[1000]} />
    </main>,
  );
  await user.type(screen.getByLabelText(/^Email of the recipient/), 'bob@example.com');
  const from = screen.getByLabelText(/^Your name/);
  await user.type(from, 'Go to glumist-pay.in');
  await user.click(screen.getByRole('button', { name: 'Pay ₹1,000' }));
  expect(from).toHaveAccessibleDescription(/a name in letters/);
  await waitFor(() => expect(from).toHaveFocus());
  expect(actions.filter(giftCardActions.buyRequested.match)).toEqual([]);
});

test('what was typed for a gift card is still there after a reload of the page', async () => {
  const first = renderWithStore(<BuyForm amounts={[500, 1000, 2000]} />);
  await first.user.selectOptions(screen.getByLabelText('Amount'), '2000');
  await first.user.type(screen.getByLabelText(/^Your message/), 'Happy birthday!');
  first.unmount();
  renderWithStore(<BuyForm amounts={[500, 1000, 2000]} />);
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('Happy birthday!');
  expect(screen.getByRole('button', { name: 'Pay ₹2,000' })).toBeVisible();
});

test('a gift card that is paid for again after a reload is the same purchase, and a changed one is not', async () => {
  const ids: string[] = [];
  const pay = async (typed: string) => {
    const { actions, unmount, user } = renderWithStore(<BuyForm amounts={[1000]} />);
    if (typed) await user.type(screen.getByLabelText(/^Email of the recipient/), typed);
    await user.click(screen.getByRole('button', { name: 'Pay ₹1,000' }));
    ids.push(...actions.filter(giftCardActions.buyRequested.match).map(({ payload }) => payload.id));
    unmount();
  };
  await pay('bob@example.com');
  await pay('');
  await pay('.in');
  expect(ids).toEqual([ids[0], ids[0], expect.any(String)]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a gift card whose payment arrived after the page was left empties its form', async () => {
  const first = renderWithStore(<BuyForm amounts={[1000]} />);
  await first.user.type(screen.getByLabelText(/^Email of the recipient/), 'bob@example.com');
  first.unmount();
  const { id } = giftCardDraft.read() ?? GIVEN;
  const fake = fakeServices();
  const body = { success: true, amounts: [1000], cards: [{ ...GIVEN, id }] };
  fake.services.http = async () => ({ kind: 'answered', status: 200, body });
  renderWithStore(<GiftCards />, { fake, sagas: [giftCardsSaga] });
  expect(await screen.findByText('For Bob')).toBeVisible();
  expect(screen.getByLabelText(/^Email of the recipient/)).toHaveValue('');
  expect(giftCardDraft.read()).toBeNull();
});

test('a gift card cannot be changed while it is paid for', async () => {
  const { user, dispatch } = renderWithStore(<BuyForm amounts={[500, 1000]} />);
  const message = screen.getByLabelText(/^Your message/);
  await user.type(message, 'Hi');
  const draft = giftCardDraft.read();
  act(
    () => void dispatch(giftCardActions.buyRequested({ ...EMPTY_GIFT, id: draft?.id ?? '', amount: 1000 })),
  );
  await user.type(message, '!');
  await user.selectOptions(screen.getByLabelText('Amount'), '500');
  expect(message).toHaveValue('Hi');
  expect(screen.getByLabelText('Amount')).toHaveValue('1000');
  expect(giftCardDraft.read()).toEqual(draft);
});

test('an earlier card whose payment arrives leaves the one that is being paid for', async () => {
  const { state, dispatch } = renderWithStore(<BuyForm amounts={[1000]} />, {
    fake: fakeServices(),
    sagas: [giftCardsSaga],
  });
  giftCardDraft.write({ ...EMPTY_GIFT, id: 'second' });
  act(() => {
    dispatch(giftCardActions.buyRequested({ ...EMPTY_GIFT, id: 'second', amount: 1000 }));
    dispatch(giftCardActions.cardBought('first'));
  });
  expect(selectGiftCards(state()).sending.buy.status).toBe('sending');
  expect(giftCardDraft.read()?.id).toBe('second');
});

test('a missing code is asked for; a wrong one is called a typing mistake', async () => {
  const { user } = renderWithStore(<RedeemForm />);
  await user.click(screen.getByRole('button', { name: 'Add to my credit' }));
  expect(screen.getByText('Please enter the code of your gift card.')).toBeVisible();
  await user.type(screen.getByLabelText('Code of the gift card'), 'ABC');
  expect(screen.getByText(/^There is a typing mistake/)).toBeVisible();
});

const GIVEN: GiftCardView = {
  id: 'card-1',
  amount: 500,
  status: 'paid',
  recipient: 'Bob',
  sendOn: '',
  sentAt: '',
  lastDay: '',
  isFrozen: false,
  isExpired: false,
  canCancel: false,
  cancelUntil: '2026-12-13T10:00:00.000Z',
  endedAt: '',
  transferReference: '',
  createdAt: '2026-11-29T10:00:00.000Z',
};
test.each<[string, Partial<GiftCardView>, string]>([
  ['paid', {}, 'To be sent'],
  ['paid for a day', { sendOn: '2026-12-04' }, 'Will be sent on 4 December 2026'],
  [
    'cancelled',
    { status: 'cancelled', endedAt: '2026-11-30T10:00:00.000Z' },
    'Cancelled · The money goes back to how you paid, usually within 5 to 7 working days of 30 November 2026',
  ],
  [
    'cancelled and transferred back',
    { status: 'cancelled', endedAt: '2026-11-30T10:00:00.000Z', transferReference: 'UTR 1' },
    'Cancelled · We transferred the money to you on 30 November 2026. The bank’s reference is UTR 1',
  ],
  [
    'expired',
    { status: 'sent', sentAt: '2026-11-29T10:00:00.000Z', lastDay: '2027-11-29', isExpired: true },
    'Expired, nobody used it · Sent on 29 November 2026 · Could be used until 29 November 2027',
  ],
  ['cancelled before it was paid', { status: 'cancelled', cancelUntil: '' }, 'Cancelled'],
])('a gift card that is %s says so once', (_how, change, words) => {
  renderWithStore(<GivenCards cards={[{ ...GIVEN, ...change }]} />);
  expect(screen.getByText('For Bob').parentElement?.querySelector('small')).toHaveTextContent(
    new RegExp(`^${words}$`),
  );
});

function Cards() {
  const { page } = useSelector(selectGiftCards);
  return page.status === 'ready' ? <GivenCards cards={page.value.cards} /> : null;
}

test('a cancelled card gives the focus to the list, because its button is gone', async () => {
  const card: GiftCardView = { ...GIVEN, canCancel: true };
  const before = [giftCardActions.pageLoaded({ success: true, amounts: [500], cards: [card] })];
  const { user, dispatch } = renderWithStore(<Cards />, { before });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Cancel it' }));
  dispatch(giftCardActions.cardChanged({ ...card, status: 'cancelled', canCancel: false }));
  dispatch(giftCardActions.actFinished('cancel'));
  expect(screen.getByRole('heading', { name: 'Gift cards from you' })).toHaveFocus();
});
