import styled from 'styled-components';
import type { Order } from '@/domain/orders/order/order';
import { Caption } from '@/ui';
import { BoughtLines } from './facts/BoughtLines';
import { messages } from '../messages';

/** Items shown for a collapsed order before "and n more". */
const MAX_SHOWN = 3;

const Strip = styled.div`
  padding: 0 16px 18px;
  details[open] + & {
    display: none;
  }
  > p {
    margin: 10px 0 0 56px;
  }
`;

/** The items of a collapsed order, each a link; an opened order lists everything itself. */
export function OrderStrip({ order }: { order: Order }) {
  const more = order.lines.length - MAX_SHOWN;
  return (
    <Strip>
      <BoughtLines lines={order.lines.slice(0, MAX_SHOWN)} linked />
      {more > 0 && <Caption>{messages.orderStrip.andMore(more)}</Caption>}
    </Strip>
  );
}
