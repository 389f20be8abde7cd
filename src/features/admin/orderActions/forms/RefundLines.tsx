import styled from 'styled-components';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { InvoiceLine } from '@/domain/invoices/invoice';
import { formatPaise, formatRupees, toPaise, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { proposeRefund, type RefundProposal } from '@/domain/payments/refund/refundProposal';
import { SumList, SumRow } from '@/ui';
import { messages } from '../messages';

const Block = styled.section`
  margin-bottom: 18px;
  h3 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
  > p {
    margin-top: 10px;
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`;
const Detail = styled.small`
  display: block;
  font-size: var(--t-cap);
  color: var(--ink-3);
`;

const isDelivery = ({ unit, isWrap }: InvoiceLine): boolean => unit === 'NA' && !isWrap;

function LineLabel({ line }: { line: InvoiceLine }) {
  const { name, variant, quantity, unit, gross, discount, cgst, sgst, igst } = line;
  const tax = cgst + sgst + igst;
  const title = itemTitle({ name, variant });
  const what = unit === 'NA' ? title : `${quantity} × ${title}`;
  return (
    <>
      {isDelivery(line) ? messages.deliveryFee : what}
      <Detail>
        {messages.lineDetail(
          formatRupees(gross),
          discount > 0 ? formatRupees(discount) : null,
          formatRupees(tax),
        )}
      </Detail>
    </>
  );
}

function noteOf({ lines, totals, given, amount }: RefundProposal, order: Order): string {
  if (amount === ZERO) return messages.nothingOwed;
  if (amount > toPaise(totals.total) - given) return messages.raised;
  if (order.amounts.deliveryFee === 0) return '';
  return lines.some(isDelivery) ? messages.feeBack : messages.feeKept;
}

/** The value of a return line by line, as on its credit note, and how much of it is still owed. */
export function RefundLines({ order }: { order: Order }) {
  const proposal = proposeRefund(order);
  if (!proposal) return null;
  const { lines, totals, given, amount } = proposal;
  const note = noteOf(proposal, order);
  return (
    <Block aria-label={messages.comesBack}>
      <h3>{messages.comesBack}</h3>
      <SumList>
        {lines.map((line, at) => (
          <SumRow key={at} label={<LineLabel line={line} />} amount={formatRupees(line.total)} />
        ))}
        {given > ZERO && <SumRow label={messages.worth} amount={formatRupees(totals.total)} />}
        {given > ZERO && <SumRow label={messages.given} amount={`−${formatPaise(given)}`} />}
        <SumRow tone="total" label={messages.owed} amount={formatPaise(amount)} />
      </SumList>
      {note && <p>{note}</p>}
    </Block>
  );
}
