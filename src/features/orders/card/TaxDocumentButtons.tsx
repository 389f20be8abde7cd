import { useDispatch, useSelector } from 'react-redux';
import { hasTaxDocument, TAX_DOCUMENT_KINDS, type TaxDocumentKind } from '@/domain/invoices/taxDocuments';
import type { Order } from '@/domain/orders/order/order';
import { Button } from '@/ui';
import { messages } from '../messages';
import { taxDocumentRequested, selectTaxDocument } from '../ordersSlice';

const LABEL: Record<TaxDocumentKind, string> = {
  invoice: messages.invoice,
  'credit-note': messages.creditNote,
};

/** Download buttons for the tax documents of an order. */
export function TaxDocumentButtons({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const taxDocument = useSelector(selectTaxDocument);
  const { orderId } = order;
  const own = TAX_DOCUMENT_KINDS.filter((kind) => hasTaxDocument(order, kind));
  const documents: { kind: TaxDocumentKind; number: string }[] = [
    ...own.map((kind) => ({ kind, number: '' })),
    ...(order.papers?.adjustments ?? []).map((number) => ({ kind: 'credit-note' as const, number })),
  ];
  const isBusy = ({ kind, number }: (typeof documents)[number]) =>
    taxDocument.status === 'loading' &&
    taxDocument.orderId === orderId &&
    taxDocument.kind === kind &&
    taxDocument.number === number;
  return documents.map(({ kind, number }) => (
    <Button
      key={`${kind}${number}`}
      variant="ghost"
      size="sm"
      busy={isBusy({ kind, number })}
      onClick={() => dispatch(taxDocumentRequested({ orderId, kind, number }))}
    >
      {[LABEL[kind], number].filter(Boolean).join(' ')}
    </Button>
  ));
}
