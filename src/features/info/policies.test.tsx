import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { MAIL_DAYS } from '@/domain/customers/retention/retention';
import { CREDIT_MONTHS, RETURNED_DAYS } from '@/domain/credit/limits';
import { GIFT_CARD_LAPSED_DAYS, GIFT_CARD_CANCEL_DAYS, GIFT_CARD_MONTHS } from '@/domain/giftCards/giftCard';
import { RETURN_DAYS } from '@/domain/orders/returns/returns';
import { OFFERED_METHODS } from '@/domain/pricing/fees';
import { catalogueLoaded } from '@/features/catalogue';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { renderWithStore } from '@/testing/renderWithStore';
import NotFoundScreen from './NotFoundScreen';
import { policies } from '@/domain/policies/messages';
import PolicyScreen from './PolicyScreen';

const at = (path: string) =>
  renderWithStore(
    <Routes>
      <Route path="/policies/:policy" element={<PolicyScreen notFound={<NotFoundScreen />} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>,
    { path },
  );

test.each([
  ['/policies/shipping', 'Shipping and delivery'],
  ['/policies/returns', 'Returns and refunds'],
  ['/policies/privacy', 'Privacy'],
  ['/policies/terms', 'Terms of sale'],
  ['/policies/magic', 'Nothing at this address'],
  ['/policies/constructor', 'Nothing at this address'],
  ['/nowhere', 'Nothing at this address'],
])('%s is %s', (path, heading) => {
  at(path);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test('the policies state the fees that the shop charges', () => {
  const text = JSON.stringify(policies.shipping);
  expect(text).toContain('₹70');
  expect(text).toContain('₹500');
  // The policies promise nothing for a payment method that the checkout does not offer.
  expect(text.includes('5% off')).toBe(OFFERED_METHODS.includes('Pay Online'));
});

test.each([
  ['shipping', /less$|online/],
  ['returns', /Online payments/],
  // What is kept of earlier payments is named all the same.
  ['privacy', /to the payment provider|payment provider sees/],
])('in a shop that takes no online payments the policy %s says nothing of them', (policy, promise) => {
  const { dispatch } = at(`/policies/${policy}`);
  expect(screen.getAllByText(promise).length).toBeGreaterThan(0);
  act(() => void dispatch(catalogueLoaded(aCatalogue({ cashOnly: true }))));
  expect(screen.queryAllByText(promise)).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test.each([
  ['the days to ask', `within ${RETURN_DAYS} days of delivery`],
  ['that any unopened product may come back', 'unopened ones for any reason'],
  ['who fetches it, and what that costs', 'a courier picks it up at your address, free of charge'],
  ['that store credit may be chosen', 'You can have store credit instead'],
  ['for how long returned credit is good', `for at least ${RETURNED_DAYS} more days`],
])('the return policy says %s', (_, phrase) => {
  expect(JSON.stringify(policies.returns)).toContain(phrase);
});

test.each([
  ['how long a gift card is good', `good for ${GIFT_CARD_MONTHS} months from the day it is sent`],
  ['until when it is cancelled', `within ${GIFT_CARD_CANCEL_DAYS} days of paying`],
  ['that it is no cash', 'Otherwise it cannot be exchanged for cash'],
  ['how long given credit is good', `is good for ${CREDIT_MONTHS} months`],
])('the terms say %s', (_, phrase) => {
  expect(JSON.stringify(policies.terms)).toContain(phrase);
});

test('the privacy policy says how long a gift card that nobody used names people', () => {
  const phrase = `until ${GIFT_CARD_LAPSED_DAYS} days after its last day`;
  expect(JSON.stringify(policies.privacy)).toContain(phrase);
  // Its mail has the same address and words.
  expect(MAIL_DAYS).toBe(365);
  expect(JSON.stringify(policies.privacy)).toContain('the recipient of your gift card, are kept for a year');
  expect(JSON.stringify(policies.privacy)).toContain('an order or your store credit, or in answer');
});

test('the privacy policy says how to get one’s data and what is kept after a deletion', () => {
  const text = JSON.stringify(policies.privacy);
  for (const phrase of [
    'Your data',
    'deletes your account',
    '72 months',
    'state and PIN code',
    'A last mail',
  ]) {
    expect(text).toContain(phrase);
  }
});

test('a policy has the others beside it, itself marked, and what most readers look for', () => {
  at('/policies/returns');
  const others = within(screen.getByRole('navigation', { name: 'Read also' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(
    Object.keys(policies).map((name) => `/policies/${name}`),
  );
  expect(screen.getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { name: 'In short' })).toBeInTheDocument();
  expect(screen.getByText('7 days to ask')).toBeInTheDocument();
});

test('an unknown address shows best sellers once there is a catalogue', () => {
  const { store } = at('/nowhere');
  expect(screen.queryByRole('heading', { name: 'Best sellers' })).toBeNull();
  act(() => {
    store.dispatch(
      catalogueLoaded(aCatalogue({ products: [aProduct({ id: 'loved', name: 'Loved Serum' })] })),
    );
  });
  expect(screen.getByRole('heading', { name: 'Best sellers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Loved Serum/ })).toHaveAttribute('href', '/product/loved');
});
