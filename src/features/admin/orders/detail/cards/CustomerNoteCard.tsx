import type { Order } from '@/domain/orders/order/order';
import { NoteButton } from '@/features/admin/orderActions';
import { useRights } from '@/features/admin/access';
import { Icon, mailIcon } from '@/ui';
import { messages } from '../../messages';
import { Audience, Body, OrderCard } from './OrderCard.styles';

const { customerNote: texts } = messages.detail;

/**
 * The form for a note to the customer. It is separate from private notes, so that nobody confuses the two.
 */
export function CustomerNoteCard({ order }: { order: Order }) {
  const canNote = useRights()('orders.note');
  if (order.erasedAt || !canNote) return null;
  return (
    <OrderCard>
      <header>
        <h2>{texts.title}</h2>
        <NoteButton order={order} />
      </header>
      <Body>
        <Audience>
          <Icon name={mailIcon} size={16} />
          {texts.readBy}
        </Audience>
      </Body>
    </OrderCard>
  );
}
