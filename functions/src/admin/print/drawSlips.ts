import { streetOf } from '@/domain/addresses/address';
import type { Order } from '@/domain/orders/order/order';
import { piecesText, slipRows, toCollect, type SlipRow } from '@/domain/orders/packing/packingSlip';
import { store } from '@/domain/store';
import { drawBarcode } from './drawBarcode';
import { giftWords } from './giftWords';
import { FAINT, INK, LEFT, PAGE, ROOM, type PdfDocument, type Pen, type Style } from '../../invoices/pdf/pen';
import { messages } from './messages';

const HALF = (ROOM - 24) / 2;
const RIGHT = LEFT + HALF + 24;

/** Horizontal positions of a row's checkbox, item, SKU and quantity. Points. */
const AT = { item: LEFT + 28, sku: LEFT + 320, quantity: LEFT + ROOM - 60 };
const ITEM: Style = { size: 10.5 };
const NOTE: Style = { size: 9, colour: FAINT };
const GIFT_NOTE = { size: 13 };
const HEAD: Style = { size: 8, colour: FAINT };

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

function drawHead(doc: PdfDocument, pen: Pen, order: Order): number {
  const { orderId, shipment, createdAt } = order;
  pen.write(store.name, LEFT, 40, HALF, { face: 'title', size: 22 });
  pen.write(messages.slip, RIGHT, 46, HALF, { size: 12, colour: FAINT, align: 'right' });
  drawBarcode(doc, orderId, { x: RIGHT, y: 86, width: HALF, height: 40 });
  pen.write(orderId, LEFT, 84, HALF, { face: 'strong', size: 24 });
  pen.write(messages.orderedOn(day.format(new Date(createdAt))), LEFT, 118, HALF, {
    size: 10,
    colour: FAINT,
  });
  pen.write(toCollect(order), LEFT, 140, ROOM, { face: 'strong', size: 14 });
  pen.rule(166);
  pen.write(messages.deliverTo, LEFT, 178, HALF, HEAD);
  pen.write(messages.courier, RIGHT, 178, HALF, HEAD);
  const right = pen.paragraph(shipment.courier || messages.notBooked, RIGHT, 192, HALF, { size: 11 });
  if (shipment.awb)
    pen.write(messages.awb(shipment.awb), RIGHT, right + 2, HALF, { face: 'strong', size: 13 });
  return Math.max(drawAddress(pen, order), right + 24) + 14;
}

function drawAddress(pen: Pen, { address }: Order): number {
  const { name, city, state, pincode, phone } = address;
  let y = pen.paragraph(name, LEFT, 192, HALF, { face: 'strong', size: 11 });
  const lines = [streetOf(address), `${city}, ${state} ${pincode}`];
  for (const line of [...lines, messages.phone(phone)]) {
    y = pen.paragraph(line, LEFT, y, HALF, { size: 10 });
  }
  return y;
}

function drawColumns(pen: Pen, y: number): number {
  pen.write(messages.item, AT.item, y, 200, HEAD);
  pen.write(messages.sku, AT.sku, y, 120, HEAD);
  pen.write(messages.quantity, AT.quantity, y, 60, { ...HEAD, align: 'right' });
  pen.rule(y + 16, { colour: INK });
  return y + 26;
}

function drawLine(doc: PdfDocument, pen: Pen, line: SlipRow, y: number): number {
  doc.rect(LEFT, y, 12, 12).lineWidth(0.8).strokeColor(INK).stroke();
  const below = pen.paragraph(line.name, AT.item, y, AT.sku - AT.item - 12, ITEM);
  const name = line.variant
    ? pen.paragraph(line.variant, AT.item, below, AT.sku - AT.item - 12, NOTE)
    : below;
  const sku = pen.paragraph(line.sku, AT.sku, y, AT.quantity - AT.sku - 8, { size: 9.5 });
  pen.write(String(line.quantity), AT.quantity, y, 60, { face: 'strong', size: 13, align: 'right' });
  const end = Math.max(name, sku);
  pen.rule(end + 6);
  return end + 14;
}

function drawSlip(doc: PdfDocument, pen: Pen, order: Order): void {
  let y = drawColumns(pen, drawHead(doc, pen, order));
  for (const line of slipRows(order)) {
    // The longest names take three lines.
    if (y + 70 > PAGE.bottom) {
      doc.addPage();
      y = drawColumns(pen, PAGE.top);
    }
    y = drawLine(doc, pen, line, y);
  }
  pen.write(messages.inAll(piecesText(order)), LEFT, y + 4, ROOM, {
    face: 'strong',
    size: 11,
    align: 'right',
  });
  drawGift(doc, pen, order, y + 34);
}

/** Marks the slip of a gift, and prints its note for the recipient. */
function drawGift(doc: PdfDocument, pen: Pen, order: Order, from: number): void {
  const words = giftWords(order);
  if (!words) return;
  const lines = words.note.flatMap((line) => pen.wrap(line, ROOM, GIFT_NOTE));
  let y = from;
  if (y + 30 + lines.length * GIFT_NOTE.size * 1.4 > PAGE.bottom) {
    doc.addPage();
    y = PAGE.top;
  }
  pen.write(words.head, LEFT, y, ROOM, { face: 'strong', size: 11 });
  y += 24;
  for (const line of lines) y = pen.paragraph(line, LEFT, y, ROOM, GIFT_NOTE);
}

function drawFoot(pen: Pen, order: Order, page: number, pages: number): void {
  const y = PAGE.height - 46;
  const style = { size: 8, colour: FAINT };
  pen.rule(y);
  pen.write(messages.questions(store.supportEmail, store.supportPhone), LEFT, y + 8, HALF, style);
  const where = pages > 1 ? messages.page(order.orderId, page, pages) : order.orderId;
  pen.write(where, RIGHT, y + 8, HALF, { ...style, align: 'right' });
}

/** Draws a packing slip for each order on A4: what to pack and where it goes, without prices. */
export function drawSlips(doc: PdfDocument, pen: Pen, orders: readonly Order[], newPage: () => void): void {
  for (const order of orders) {
    newPage();
    const first = doc.bufferedPageRange().count - 1;
    drawSlip(doc, pen, order);
    const pages = doc.bufferedPageRange().count - first;
    for (let page = 0; page < pages; page += 1) {
      doc.switchToPage(first + page);
      drawFoot(pen, order, page + 1, pages);
    }
  }
}
