import { formatRupees } from '@/domain/money/money';
import { PREPAID_PERCENT } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { SumList, SumRow } from '@/ui';
import { messages } from './messages';

const minus = (rupees: number) => `−${formatRupees(rupees)}`;

interface AmountListProps {
  amounts: Amounts;
  couponCode: string;
}

/** The sums of an order, from the subtotal to the total. */
export function AmountList({ amounts, couponCode }: AmountListProps) {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal } = amounts;
  const isDeliveryWaived = Boolean(amounts.deliveryDiscount);
  return (
    <SumList>
      <SumRow label={messages.amountList.subtotal} amount={formatRupees(subTotal)} />
      {discountAmount > 0 && (
        <SumRow
          tone="saving"
          label={couponCode || messages.amountList.discount}
          amount={minus(discountAmount)}
        />
      )}
      {prepaidDiscount > 0 && (
        <SumRow
          tone="saving"
          label={messages.amountList.payOnline(PREPAID_PERCENT)}
          amount={minus(prepaidDiscount)}
        />
      )}
      <SumRow
        label={messages.amountList.deliveryWith(isDeliveryWaived ? couponCode : '')}
        amount={deliveryFee > 0 ? formatRupees(deliveryFee) : messages.amountList.free}
        tone={isDeliveryWaived ? 'saving' : 'plain'}
      />
      <SumRow tone="total" label={messages.amountList.total} amount={formatRupees(finalTotal)} />
    </SumList>
  );
}
