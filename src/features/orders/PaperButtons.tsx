import { useDispatch, useSelector } from 'react-redux';
import { hasPaper, PAPER_KINDS, type PaperKind } from '@/domain/invoice/papers';
import type { Order } from '@/domain/order';
import { Button } from '@/ui';
import { messages } from './messages';
import { paperRequested, selectPaper } from './ordersSlice';

const LABEL: Record<PaperKind, string> = {
  invoice: messages.invoice,
  'credit-note': messages.creditNote,
};

/** Downloads of the tax papers that there are for an order. */
export function PaperButtons({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const paper = useSelector(selectPaper);
  const { orderId } = order;
  return PAPER_KINDS.filter((kind) => hasPaper(order, kind)).map((kind) => (
    <Button
      key={kind}
      variant="ghost"
      size="sm"
      busy={paper.status === 'loading' && paper.orderId === orderId && paper.kind === kind}
      onClick={() => dispatch(paperRequested({ orderId, kind }))}
    >
      {LABEL[kind]}
    </Button>
  ));
}
