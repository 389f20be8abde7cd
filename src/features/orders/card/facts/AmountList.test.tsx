import { paise } from '@/domain/money/money';
import { render, screen } from '@testing-library/react';
import type { Amounts } from '@/domain/pricing/pricing';
import { AmountList } from './AmountList';

const amounts: Amounts = {
  subTotal: 300,
  discountAmount: 0,
  prepaidDiscount: 0,
  deliveryFee: 0,
  finalTotal: 300,
};

test.each<[string, Amounts, string, string, string]>([
  ['free by itself', amounts, '', 'Delivery', 'Free'],
  ['free by a coupon', { ...amounts, deliveryDiscount: 70 }, 'FREESHIP', 'Delivery, FREESHIP', 'Free'],
  ['charged', { ...amounts, deliveryFee: 70, finalTotal: 370 }, '', 'Delivery', '₹70'],
])('delivery that is %s', (_how, given, couponCode, label, amount) => {
  render(<AmountList amounts={given} couponCode={couponCode} />);
  expect(screen.getByText(label).nextSibling).toHaveTextContent(amount);
});

test.each([
  [undefined, 'To pay'],
  ['Paid', 'Paid'],
])('the rest beside store credit, labelled %s', (restLabel, label) => {
  render(
    <AmountList
      amounts={amounts}
      couponCode=""
      credit={paise(100_00)}
      {...(restLabel ? { restLabel } : {})}
    />,
  );
  expect(screen.getByText(label).nextSibling).toHaveTextContent('₹200');
});

test('store credit that paid an order whole leaves no rest of ₹0', () => {
  render(<AmountList amounts={amounts} couponCode="" credit={paise(300_00)} restLabel="" />);
  expect(screen.getByText('Paid with store credit').nextSibling).toHaveTextContent('₹300');
  expect(screen.queryByText('₹0')).toBeNull();
});
