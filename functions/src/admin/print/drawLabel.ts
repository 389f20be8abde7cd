import { streetOf } from '@/domain/addresses/address';
import { formatPaise } from '@/domain/money/money';
import { collectsCash, payable } from '@/domain/orders/order/payable';
import type { Order } from '@/domain/orders/order/order';
import { piecesText } from '@/domain/orders/packing/packingSlip';
import { boxFor } from '@/domain/orders/shipment/box';
import { store } from '@/domain/store';
import type { PdfDocument, Pen } from '../../invoices/pdf/pen';
import { drawBarcode } from './drawBarcode';
import { messages } from './messages';

/** The room of a label in points: it fits on 4 × 6 inches, and on a quarter of A4, with margins. */
export const LABEL = { width: 264, height: 396 };

/** Sizes of the address, largest first; the first that fits is taken. */
const ADDRESS_SIZES = [10.5, 9.5, 8.5, 7.5] as const;
const ADDRESS_ROOM = 110;
const LEADING = 1.4;
const BLACK = '#000';

interface Place {
  x: number;
  y: number;
}

/** 'COD ₹1,665.40' in white on black, or 'PREPAID'. */
function drawPayment(doc: PdfDocument, pen: Pen, order: Order, { x, y }: Place): void {
  const isCod = collectsCash(order);
  const text = isCod ? messages.cod(formatPaise(payable(order))) : messages.prepaid;
  const style = { face: 'strong', size: 14 } as const;
  const width = pen.width(text, style) + 16;
  const left = x + LABEL.width - width;
  if (isCod) doc.rect(left, y, width, 24).fill(BLACK);
  else doc.rect(left, y, width, 24).lineWidth(1).strokeColor(BLACK).stroke();
  pen.write(text, left + 8, y + 3, width, { ...style, colour: isCod ? '#fff' : BLACK });
}

function drawAddress(pen: Pen, { address }: Order, { x, y }: Place): void {
  const { name, city, state, pincode, phone } = address;
  pen.write(messages.deliverTo, x, y, LABEL.width, { size: 8, colour: BLACK });
  pen.write(name, x, y + 11, LABEL.width, { face: 'strong', size: 13, colour: BLACK });
  const street = streetOf(address);
  const fits = (size: number) => pen.wrap(street, LABEL.width, { size }).length * size * LEADING <= 64;
  const size = ADDRESS_SIZES.find(fits) ?? ADDRESS_SIZES[3];
  const below = pen.paragraph(street, x, y + 29, LABEL.width, { size, colour: BLACK });
  pen.write(`${city}, ${state}`, x, below + 1, LABEL.width - 70, { size: 10.5, colour: BLACK });
  pen.write(pincode, x, below - 4, LABEL.width, { face: 'strong', size: 16, align: 'right', colour: BLACK });
  pen.write(messages.phone(phone), x, below + 16, LABEL.width, { size: 10, colour: BLACK });
}

/** Draws the label of a booked parcel: what the courier scans and reads, and what the shop scans. */
export function drawLabel(doc: PdfDocument, pen: Pen, order: Order, { x, y }: Place): void {
  const { orderId, shipment, paymentMethod } = order;
  const line = (at: number) =>
    doc
      .moveTo(x, at)
      .lineTo(x + LABEL.width, at)
      .lineWidth(0.8)
      .strokeColor(BLACK)
      .stroke();
  const small = { size: 8, colour: BLACK };
  pen.write(shipment.courier, x, y + 2, 140, { face: 'strong', size: 13, colour: BLACK });
  drawPayment(doc, pen, order, { x, y });
  drawBarcode(doc, shipment.awb, { x, y: y + 36, width: LABEL.width, height: 62 });
  pen.centre(messages.awb(shipment.awb), x, y + 102, LABEL.width, {
    face: 'strong',
    size: 11,
    colour: BLACK,
  });
  line(y + 122);
  drawAddress(pen, order, { x, y: y + 128 });
  line(y + 134 + ADDRESS_ROOM + 26);
  const from = pen.paragraph(
    messages.returnTo(store.legalName, store.legalAddress, store.supportPhone),
    x,
    y + 276,
    LABEL.width,
    small,
  );
  line(Math.max(from + 3, y + 302));
  drawBarcode(doc, orderId, { x, y: y + 312, width: LABEL.width, height: 40 });
  pen.centre(orderId, x, y + 356, LABEL.width, { face: 'strong', size: 11, colour: BLACK });
  const { box_length, box_breadth, box_height, box_weight } = boxFor(paymentMethod);
  const box = messages.box(box_weight, box_length, box_breadth, box_height);
  pen.centre(`${piecesText(order)}, ${box}`, x, y + 376, LABEL.width, small);
}
