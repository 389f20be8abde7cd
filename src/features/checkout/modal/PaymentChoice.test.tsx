import { act, screen } from '@testing-library/react';
import type { ServiceabilityResponse } from '@/domain/contracts/shoppers/catalogue';
import { catalogueSaga, pincodeRecalled } from '@/features/catalogue';
import { creditLoaded, creditUseChosen } from '@/features/credit';
import { ok } from '@/services';
import { anAnswer, anOffer } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import type { Offer } from '@/domain/offers/offer';
import { offersRequested } from '@/features/offers';
import { checkoutRequested } from '..';
import { checkoutActions } from '../checkoutSlice';
import { PaymentChoice } from './PaymentChoice';

const APPS = 'such as Google Pay , PhonePe , Paytm , BHIM , Or by card, wallet or net banking. ';
const NEXT = 'Razorpay’s page comes next and shows what is available.';
const online = () => screen.getByRole('radio', { name: /Pay Online/ });

const cash = () => screen.getByRole('radio', { name: /Cash on Delivery/ });

async function open(answer: Partial<ServiceabilityResponse> = {}, offers: Offer[] = []) {
  const fake = signedInShopper({ offers });
  fake.services.shop.serviceability = async (pincode) =>
    ok({ pincode, deliverable: true, cod: true, by: null, ...answer });
  fake.services.shop.validateOffer = async () => ok(anAnswer({ subTotal: 649, finalTotal: 616.55 }));
  const view = renderWithStore(<PaymentChoice />, { fake, sagas: [...shopSagas, catalogueSaga] });
  await act(async () => void view.dispatch(checkoutRequested()));
  await act(async () => void view.dispatch(pincodeRecalled('560034')));
  await screen.findByText('₹616.55');
  return view;
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

it('names UPI first, on a desktop by a QR code', async () => {
  await open();
  expect(online()).toHaveAccessibleName('Pay Online Extra 5% OFF Applied ₹616.55');
  expect(online()).toHaveAccessibleDescription(`UPI by QR code, scanned with an app ${APPS}${NEXT}`);
  expect(screen.queryByRole('textbox')).toBeNull();
});

function match(isMatch: (query: string) => boolean) {
  window.matchMedia = ((query: string) => ({
    matches: isMatch(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

it('names UPI first, on a tablet by both', async () => {
  match((query) => query === '(pointer: coarse)');
  await open();
  expect(online()).toHaveAccessibleDescription(`UPI by QR code or in an app, ${APPS}${NEXT}`);
});

it('marks each app by initials of its own', async () => {
  await open();
  for (const initials of ['G', 'Pp', 'Pt', 'B']) expect(screen.getByText(initials)).toBeVisible();
});

it('names UPI first, on a phone by its apps', async () => {
  match((query) => query.includes('coarse'));
  await open();
  expect(online()).toHaveAccessibleDescription(`UPI in an app on this phone, ${APPS}${NEXT}`);
});

it('offers no cash where the courier answered that it collects none, and says so', async () => {
  await open({ cod: false });
  expect(cash()).toBeDisabled();
  expect(cash()).toHaveAccessibleName(/Cash on delivery is not available here: please pay online/);
  expect(online()).toBeEnabled();
});

it.each([{}, { deliverable: false, cod: false }])('offers both ways with the answer %j', async (answer) => {
  await open(answer);
  expect([cash(), online()].map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, false]);
});

it('names no ways where store credit pays for all of it', async () => {
  const { dispatch } = await open();
  const balance = { spendable: 1000, held: 0, balance: 1000, isFrozen: false, lots: [], entries: [] };
  act(() => {
    dispatch(creditLoaded(balance));
    dispatch(creditUseChosen(true));
  });
  expect(online()).not.toHaveAccessibleDescription();
  expect(online()).toHaveAccessibleName('Pay Online Extra 5% OFF Applied ₹0');
});

it('names with each method what store credit leaves to pay', async () => {
  const { dispatch } = await open();
  const balance = { spendable: 100, held: 0, balance: 100, isFrozen: false, lots: [], entries: [] };
  act(() => {
    dispatch(creditLoaded(balance));
    dispatch(creditUseChosen(true));
  });
  expect(online()).toHaveAccessibleName('Pay Online Extra 5% OFF Applied ₹516.55');
  expect(cash()).toHaveAccessibleName(/ ₹549$/);
});

it('says why cash has a fee where the coupon took the order below the limit', async () => {
  const { dispatch } = await open({}, [anOffer({ type: 'fixed', code: 'TWO', discount: 200 })]);
  await act(async () => void dispatch(offersRequested()));
  expect(cash()).not.toHaveAccessibleName(/With your coupon/);
  await act(async () => void dispatch(checkoutActions.couponApplied({ code: 'TWO', message: 'applied' })));
  expect(cash()).toHaveAccessibleName(/for orders below ₹500. With your coupon this order is ₹449 ₹519$/);
});
