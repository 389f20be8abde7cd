import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { Order } from '@/domain/orders/order/order';
import { piecesText, slipRows } from '@/domain/orders/packing/packingSlip';
import type { PdfDocument, Pen } from '../../invoices/pdf/pen';
import { drawBarcode } from './drawBarcode';
import { giftWords } from './giftWords';
import { LABEL } from './drawLabel';
import { messages } from './messages';

const BLACK = '#000';
const MARGIN = 12;
const BOTTOM = MARGIN + LABEL.height - 24;
const QUANTITY = 34;
const NOTE = { size: 10, colour: BLACK };

function drawHead(doc: PdfDocument, pen: Pen, { orderId, address, shipment }: Order): number {
  pen.write(messages.slip, MARGIN, MARGIN, LABEL.width, { face: 'strong', size: 12, colour: BLACK });
  pen.write(address.name, MARGIN, MARGIN, LABEL.width, { size: 10, align: 'right', colour: BLACK });
  drawBarcode(doc, orderId, { x: MARGIN, y: MARGIN + 20, width: LABEL.width, height: 30 });
  const style = { size: 9, colour: BLACK };
  pen.write(orderId, MARGIN, MARGIN + 54, LABEL.width, { ...style, face: 'strong' });
  pen.write(messages.awb(shipment.awb), MARGIN, MARGIN + 54, LABEL.width, { ...style, align: 'right' });
  return MARGIN + 74;
}

/** Draws an order's packing slip on pages of the size of its label: each line's quantity, name and SKU. */
export function drawSmallSlip(doc: PdfDocument, pen: Pen, order: Order, newPage: () => void): void {
  newPage();
  let y = drawHead(doc, pen, order);
  const room = LABEL.width - QUANTITY;
  for (const { name, variant, sku, quantity } of slipRows(order)) {
    const names = pen.wrap(itemTitle({ name, variant }), room, { size: 10 });
    if (y + names.length * 14 + 18 > BOTTOM) {
      newPage();
      y = drawHead(doc, pen, order);
    }
    pen.write(`${quantity} ×`, MARGIN, y, QUANTITY, { face: 'strong', size: 12, colour: BLACK });
    const below = pen.paragraph(names.join(' '), MARGIN + QUANTITY, y, room, { size: 10, colour: BLACK });
    pen.write(sku, MARGIN + QUANTITY, below, room, { size: 8, colour: BLACK });
    y = below + 18;
  }
  const words = giftWords(order);
  const gift = words ? [words.head, ...words.note].flatMap((line) => pen.wrap(line, LABEL.width, NOTE)) : [];
  if (gift.length > 0 && y + gift.length * 14 > BOTTOM) {
    newPage();
    y = drawHead(doc, pen, order);
  }
  for (const line of gift) y = pen.paragraph(line, MARGIN, y, LABEL.width, NOTE);
  pen.write(messages.inAll(piecesText(order)), MARGIN, BOTTOM + 6, LABEL.width, {
    face: 'strong',
    size: 10,
    align: 'right',
    colour: BLACK,
  });
}
