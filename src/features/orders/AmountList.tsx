import { formatRupees } from '@/domain/money/money';
import { PREPAID_PERCENT } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { SumList, SumRow } from '@/ui';

const minus = (rupees: number) => `−${formatRupees(rupees)}`;

interface AmountListProps {
  amounts: Amounts;
  couponCode: string;
}

/** How an order's sum comes about, from the subtotal to the total. */
export function AmountList({ amounts, couponCode }: AmountListProps) {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal } = amounts;
  return (
    <SumList>
      <SumRow label="Subtotal" amount={formatRupees(subTotal)} />
      {discountAmount > 0 && (
        <SumRow tone="saving" label={couponCode || 'Discount'} amount={minus(discountAmount)} />
      )}
      {prepaidDiscount > 0 && (
        <SumRow tone="saving" label={`Pay Online, ${PREPAID_PERCENT}%`} amount={minus(prepaidDiscount)} />
      )}
      <SumRow label="Delivery" amount={deliveryFee > 0 ? formatRupees(deliveryFee) : 'Free'} />
      <SumRow tone="total" label="Total" amount={formatRupees(finalTotal)} />
    </SumList>
  );
}
