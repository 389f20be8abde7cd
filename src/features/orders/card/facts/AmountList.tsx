import {
  formatPaise,
  formatRupees,
  subtract,
  toPaise,
  toRupees,
  ZERO,
  type Paise,
} from '@/domain/money/money';
import { PAID_WITH_CREDIT, TO_PAY } from '@/domain/orders/order/payable';
import { PREPAID_PERCENT } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { SumList, SumRow } from '@/ui';
import { messages } from '../../messages';

const minus = (rupees: number) => `−${formatRupees(rupees)}`;

interface AmountListProps {
  amounts: Amounts;
  couponCode: string;
  /** Store credit used for it. */
  credit?: Paise | undefined;
  /** The label of what is left beside the credit, such as 'Paid'; empty where credit paid for all of it. */
  restLabel?: string;
}

/** The sums of an order, from the subtotal to the total. */
export function AmountList({ amounts, couponCode, credit = ZERO, restLabel = TO_PAY }: AmountListProps) {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, giftWrap, finalTotal } = amounts;
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
      {giftWrap !== undefined && (
        <SumRow
          label={messages.amountList.giftWrap}
          amount={giftWrap > 0 ? formatRupees(giftWrap) : messages.amountList.free}
        />
      )}
      {credit > 0 ? (
        <>
          <SumRow label={messages.amountList.total} amount={formatRupees(finalTotal)} />
          {restLabel && <SumRow label={messages.amountList.credit} amount={minus(toRupees(credit))} />}
          <SumRow
            tone="total"
            label={restLabel || PAID_WITH_CREDIT}
            amount={formatPaise(restLabel ? subtract(toPaise(finalTotal), credit) : credit)}
          />
        </>
      ) : (
        <SumRow tone="total" label={messages.amountList.total} amount={formatRupees(finalTotal)} />
      )}
    </SumList>
  );
}
