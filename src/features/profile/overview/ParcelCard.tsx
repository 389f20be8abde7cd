import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '@/app/router/paths';
import { itemTitle } from '@/domain/catalogue/itemTitle';
import { cartKey } from '@/domain/cart/cart';
import { dayInIndia } from '@/domain/time/india';
import { formatRupees } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { arrivalWords, noteOf, OrderStatusDot } from '@/features/orders';
import { Button, Caption, DoubtNote, H2, media, Picture, TextLink } from '@/ui';
import { messages } from '../messages';
import { Between, Card, Row } from './overview.styles';
import { ParcelSteps } from './ParcelSteps';
import { parcelSteps } from './parcelSteps';

/** Items shown with picture and name before 'and n more'. */
const MAX_SHOWN = 3;

const Title = styled(H2)`
  && {
    font-size: 1.5rem;
    margin-top: 4px;
    ${media.desktop} {
      font-size: 1.875rem;
    }
  }
`;
const Pictures = styled.div`
  display: flex;
  gap: 8px;
  img {
    width: 76px;
    height: 95px;
    border-radius: var(--r-m);
  }
`;
const Names = styled.ul`
  flex: 1 1 160px;
  color: var(--ink-2);
  font-size: var(--t-small);
  line-height: 1.6;
`;

/** The order whose parcel is on its way: arrival, items, progress. `others` counts the other open orders. */
export function ParcelCard({ order, others }: { order: Order; others: number }) {
  const [today] = useState(() => dayInIndia(new Date()));
  const { orderId, lines, address, amounts, shipment } = order;
  const note = noteOf(order);
  const shown = lines.slice(0, MAX_SHOWN);
  const more = lines.length - shown.length;
  return (
    <Card as="section" aria-labelledby="parcel">
      <div>
        <Between>
          <OrderStatusDot order={order} />
          <Caption as="span">
            {orderId} · {formatRupees(amounts.finalTotal)}
          </Caption>
        </Between>
        <Title id="parcel">{arrivalWords(order, today) ?? messages.parcelCard.yourOrder}</Title>
      </div>
      {note && <DoubtNote>{note}</DoubtNote>}
      <Row>
        <Pictures>
          {shown.map((line) =>
            line.mainImage ? (
              <Picture
                key={cartKey(line)}
                picture={{ src: line.mainImage, width: 76, height: 95 }}
                sizes="76px"
                alt=""
              />
            ) : null,
          )}
        </Pictures>
        <Names>
          {shown.map((line) => (
            <li key={cartKey(line)}>{itemTitle(line)}</li>
          ))}
          {more > 0 && <li>{messages.parcelCard.andMore(more)}</li>}
          <li>{messages.parcelCard.to([address.city, address.pincode].filter(Boolean).join(' '))}</li>
        </Names>
      </Row>
      <ParcelSteps steps={parcelSteps(order)} />
      <Row>
        {shipment.trackingUrl && (
          <Button as="a" size="sm" href={shipment.trackingUrl} target="_blank" rel="noreferrer">
            {messages.parcelCard.track}
          </Button>
        )}
        <Button as={Link} variant="ghost" size="sm" to={`${paths.profile}#orders/${orderId}`}>
          {messages.parcelCard.see}
        </Button>
        <TextLink as={Link} to={paths.contact}>
          {messages.parcelCard.help}
        </TextLink>
      </Row>
      {others > 0 && (
        <TextLink as={Link} to={`${paths.profile}#orders`}>
          {messages.parcelCard.others(others)}
        </TextLink>
      )}
    </Card>
  );
}
