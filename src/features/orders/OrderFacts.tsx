import styled from 'styled-components';
import { formatRupees } from '@/domain/money';
import type { Order } from '@/domain/order';
import { streetOf } from '@/domain/address';
import { OrderTimeline } from './OrderTimeline';
import { Caption, media, Picture, SumList, SumRow, TextLink } from '@/ui';

const Grid = styled.div`
  display: grid;
  gap: 24px;
  ${media.large} {
    grid-template-columns: 1fr 1fr;
    gap: 24px 40px;
  }
  h4 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;
const Stacked = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
`;
const Lines = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: 44px 1fr auto;
    gap: 12px;
    align-items: center;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  picture,
  img {
    border-radius: var(--r-s);
    aspect-ratio: 4 / 5;
  }
  img {
    width: 44px;
    height: 55px;
  }
  b {
    font-weight: 500;
    display: block;
  }
`;

export function OrderLines({ order }: { order: Order }) {
  return (
    <Lines>
      {order.lines.map((line) => (
        <li key={`${line.id}|${line.sku}`}>
          {line.mainImage ? (
            <Picture picture={{ src: line.mainImage, width: 44, height: 55 }} sizes="44px" alt="" />
          ) : (
            <span />
          )}
          <span>
            <b>{line.name}</b>
            <Caption as="span">{[line.variant, line.quantity].filter(Boolean).join(', ')}</Caption>
          </span>
          <span>{formatRupees(line.price * line.quantity)}</span>
        </li>
      ))}
    </Lines>
  );
}

function Sums({ order: { amounts, couponCode, paymentMethod } }: { order: Order }) {
  const fee = amounts.deliveryFee > 0 ? formatRupees(amounts.deliveryFee) : 'Free';
  return (
    <SumList>
      <SumRow label="Subtotal" amount={formatRupees(amounts.subTotal)} />
      {amounts.discountAmount > 0 && (
        <SumRow
          tone="saving"
          label={couponCode || 'Discount'}
          amount={`−${formatRupees(amounts.discountAmount)}`}
        />
      )}
      {amounts.prepaidDiscount > 0 && (
        <SumRow tone="saving" label="Pay Online, 5%" amount={`−${formatRupees(amounts.prepaidDiscount)}`} />
      )}
      <SumRow label="Delivery" amount={fee} />
      <SumRow tone="total" label="Total" amount={formatRupees(amounts.finalTotal)} />
      <Caption as="div">{paymentMethod}</Caption>
    </SumList>
  );
}

function Courier({ order: { shipment } }: { order: Order }) {
  if (!shipment.awb) return <Caption>The courier is being booked.</Caption>;
  return (
    <p>
      {shipment.courier}
      <br />
      <span>AWB {shipment.awb}</span>
      {shipment.trackingUrl && (
        <>
          <br />
          <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            Track shipment
          </TextLink>
        </>
      )}
    </p>
  );
}

/** How an order stands, who brings it and where, and everything that was agreed. */
export function OrderFacts({ order }: { order: Order }) {
  const { address } = order;
  return (
    <Grid>
      <section>
        <h4>Status</h4>
        <OrderTimeline order={order} />
      </section>
      <Stacked>
        <section>
          <h4>Courier</h4>
          <Courier order={order} />
        </section>
        <section>
          <h4>Delivery address</h4>
          <p>
            {address.name}
            <br />
            {streetOf(address)}
            <br />
            {address.city}, {address.state} {address.pincode}
            <br />
            {address.phone}
          </p>
        </section>
      </Stacked>
      <section>
        <h4>Items</h4>
        <OrderLines order={order} />
      </section>
      <section>
        <h4>Price</h4>
        <Sums order={order} />
      </section>
    </Grid>
  );
}
