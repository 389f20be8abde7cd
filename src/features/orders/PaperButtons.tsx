import { useDispatch, useSelector } from 'react-redux';
import { hasTaxDocument, TAX_DOCUMENT_KINDS, type TaxDocumentKind } from '@/domain/invoices/taxDocuments';
import type { Order } from '@/domain/orders/order/order';
import { Button } from '@/ui';
import { messages } from './messages';
import { paperRequested, selectPaper } from './ordersSlice';

const LABEL: Record<TaxDocumentKind, string> = {
  invoice: messages.invoice,
  'credit-note': messages.creditNote,
};

/** Downloads of the tax papers that there are for an order. */
export function PaperButtons({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const paper = useSelector(selectPaper);
  const { orderId } = order;
  const own = TAX_DOCUMENT_KINDS.filter((kind) => hasTaxDocument(order, kind));
  const papers: { kind: TaxDocumentKind; number: string }[] = [
    ...own.map((kind) => ({ kind, number: '' })),
    ...(order.papers?.adjustments ?? []).map((number) => ({ kind: 'credit-note' as const, number })),
  ];
  const isBusy = ({ kind, number }: (typeof papers)[number]) =>
    paper.status === 'loading' && paper.orderId === orderId && paper.kind === kind && paper.number === number;
  return papers.map(({ kind, number }) => (
    <Button
      key={`${kind}${number}`}
      variant="ghost"
      size="sm"
      busy={isBusy({ kind, number })}
      onClick={() => dispatch(paperRequested({ orderId, kind, number }))}
    >
      {[LABEL[kind], number].filter(Boolean).join(' ')}
    </Button>
  ));
}
