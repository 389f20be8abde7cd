import styled from 'styled-components';
import type { Order } from '@/domain/orders/order/order';
import { giftIcon, Icon } from '@/ui';
import { messages } from '../../messages';

const Gift = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 10px;
  margin-top: 12px;
  padding: 12px 14px;
  border-radius: var(--r-m);
  background: var(--dew-tint);
  svg {
    color: var(--dew);
  }
  b {
    font-weight: 600;
  }
  p {
    grid-column: 2;
    white-space: pre-line;
    overflow-wrap: anywhere;
    font-size: var(--t-small);
  }
`;

/** Shows that the order is a present, with its note; renders nothing for any other order. */
export function GiftFacts({ order: { gift, amounts } }: { order: Pick<Order, 'gift' | 'amounts'> }) {
  if (!gift) return null;
  return (
    <Gift>
      <Icon name={giftIcon} size={20} />
      <b>{amounts.giftWrap === undefined ? messages.gift.title : messages.gift.wrapped}</b>
      {gift.note && <p>{gift.note}</p>}
      <p>{messages.gift.noPrices}</p>
    </Gift>
  );
}
