import { useState } from 'react';
import styled from 'styled-components';
import { dayInIndia } from '@/domain/time/india';
import type { Order } from '@/domain/orders/order/order';
import { payableLabel } from '@/domain/orders/order/payable';
import { streetOf } from '@/domain/addresses/address';
import { AmountList } from './AmountList';
import { GiftFacts } from './GiftFacts';
import { BoughtLines } from './BoughtLines';
import { CopyableText } from './CopyableText';
import { messages } from '../../messages';
import { OrderRefunds } from './OrderRefunds';
import { OrderTimeline } from './OrderTimeline';
import { arrivalWords, parcelWords } from '../orderWords';
import { Caption, media, TextLink } from '@/ui';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  overflow-wrap: anywhere;
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 40px;
  }
  h3 {
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;
const Stacked = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
`;
const Line = styled.span`
  display: block;
`;

function Courier({ order }: { order: Order }) {
  const { shipment } = order;
  const words = parcelWords(order);
  if (words) return <Caption>{words}</Caption>;
  return (
    <div>
      {shipment.courier}
      <br />
      <CopyableText name="AWB" text={shipment.awb} />
      {shipment.trackingUrl && (
        <>
          <br />
          <TextLink href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            {messages.orderFacts.trackShipment}
          </TextLink>
        </>
      )}
    </div>
  );
}

/** The promised day, until the parcel arrives. */
function Arrival({ order }: { order: Order }) {
  const [today] = useState(() => dayInIndia(new Date()));
  const words = arrivalWords(order, today);
  return (
    words && (
      <p>
        <b>{words}</b>
      </p>
    )
  );
}

/** The order's address; empty fields were erased with the buyer's account. */
function addressLines({ address }: Order): string[] {
  const { name, city, state, pincode, phone } = address;
  const place = [city, `${state} ${pincode}`.trim()].filter(Boolean).join(', ');
  return [name, streetOf(address), place, phone].filter(Boolean);
}

/** All details of an order: status, courier, address, lines, sums. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Grid>
      <section>
        <h3>{messages.orderFacts.status}</h3>
        <OrderTimeline order={order} />
      </section>
      <Stacked>
        <OrderRefunds order={order} />
        <section>
          <h3>{messages.orderFacts.courier}</h3>
          <Arrival order={order} />
          <Courier order={order} />
        </section>
        <section>
          <h3>{messages.orderFacts.deliveryAddress}</h3>
          <p>
            {addressLines(order).map((line, at) => (
              <Line key={at}>{line}</Line>
            ))}
          </p>
        </section>
      </Stacked>
      <section>
        <h3>{messages.orderFacts.items}</h3>
        <BoughtLines lines={order.lines} sample={order.sample} linked />
        <GiftFacts order={order} />
      </section>
      <section>
        <h3>{messages.orderFacts.price}</h3>
        <AmountList
          amounts={order.amounts}
          couponCode={order.couponCode}
          credit={order.credit?.paise}
          restLabel={payableLabel(order)}
        />
        <Caption style={{ marginTop: 9 }}>{order.paymentMethod}</Caption>
      </section>
    </Grid>
  );
}
