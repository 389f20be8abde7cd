import { formatPaise, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { payableLabel } from '@/domain/orders/order/payable';
import { isLinkId } from '@/domain/payments/record/paymentRecord';
import { refusalReasons, refusedOf } from '@/domain/payments/refund/refusedRefunds';
import { TaxPapers } from '@/features/admin/orderActions';
import { CashReceived } from '@/features/admin/remittances';
import { AmountList, CopyableText, OrderRefunds } from '@/features/orders';
import { ErrorNote } from '@/ui';
import { messages } from '../../messages';
import { Cod } from '../../list/table/OrderCells.styles';
import { Body, OrderCard, Sums } from './OrderCard.styles';

const { money: texts } = messages.detail;

/** How it is paid, the sums, the payment's ids with a button that copies them, what went back or could not, and the invoices. */
export function MoneyCard({ order }: { order: Order }) {
  const { paymentMethod, amounts, couponCode, payment } = order;
  const refused = refusedOf(order);
  const reasons = refusalReasons(order).join('; ');
  const atRazorpay = isLinkId(payment.razorpayOrderId) ? texts.paymentLink : texts.razorpayOrder;
  const ids = [
    [texts.paymentId, payment.razorpayPaymentId],
    [atRazorpay, payment.razorpayOrderId],
    ...(payment.more ?? []).map((one, n) => [texts.further(n + 2), one.razorpayPaymentId] as const),
  ] as const;
  return (
    <OrderCard>
      <header>
        <h2>{texts.title}</h2>
        <span>
          {order.replaces ? (
            messages.list.free
          ) : paymentMethod === 'Cash on Delivery' && payment.status === 'cod' ? (
            <Cod>{messages.list.cod}</Cod>
          ) : (
            texts.standing[payment.status]
          )}
        </span>
      </header>
      <Body>
        <Sums>
          <AmountList
            amounts={amounts}
            couponCode={couponCode}
            credit={order.credit?.paise}
            restLabel={payableLabel(order)}
          />
        </Sums>
        {ids.map(
          ([name, id]) =>
            id && (
              <p key={name}>
                <CopyableText name={name} text={id} />
              </p>
            ),
        )}
        <CashReceived order={order} />
        <OrderRefunds order={order} />
        {refused > ZERO && <ErrorNote>{texts.refused(formatPaise(refused), reasons)}</ErrorNote>}
        <TaxPapers order={order} />
      </Body>
    </OrderCard>
  );
}
