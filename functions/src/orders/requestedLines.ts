import type { RequestedLine } from '@/domain/cart/pricedCart';
import type { CreateShipmentRequest } from '@/domain/contracts/orders/shipment';

/** The lines of a create-shipment body; invoiceValue may be the price of a unit or of the line. */
export function requestedLines({ products, combos }: CreateShipmentRequest): RequestedLine[] {
  return [
    ...products.map(({ id, sku, variant, productName, quantity, invoiceValue }): RequestedLine => {
      const line = { kind: 'product' as const, id, sku, variant, quantity, name: productName };
      return { ...line, shownPrice: invoiceValue, mayBeLineTotal: true };
    }),
    ...combos.map(({ id, comboName, quantity, invoiceValue }): RequestedLine => {
      const line = { kind: 'combo' as const, id, sku: '', variant: '', quantity, name: comboName };
      return { ...line, shownPrice: invoiceValue, mayBeLineTotal: true };
    }),
  ];
}
