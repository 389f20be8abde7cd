import { itemTitle } from '@/domain/catalogue/itemTitle';
import type { PickRow } from '@/domain/orders/packing/pickList';
import type { Order } from '@/domain/orders/order/order';
import { FAINT, INK, LEFT, PAGE, ROOM, type PdfDocument, type Pen, type Style } from '../../invoices/pdf/pen';
import { messages } from './messages';

/** Horizontal positions in points. */
const AT = {
  place: LEFT + 26,
  sku: LEFT + 96,
  item: LEFT + 230,
  orders: LEFT + ROOM - 110,
  quantity: LEFT + ROOM - 60,
};
const HEAD: Style = { size: 8, colour: FAINT };

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

function drawColumns(pen: Pen, y: number): number {
  pen.write(messages.place, AT.place, y, 60, HEAD);
  pen.write(messages.sku, AT.sku, y, 120, HEAD);
  pen.write(messages.item, AT.item, y, 150, HEAD);
  pen.write(messages.orders, AT.orders, y, 44, { ...HEAD, align: 'right' });
  pen.write(messages.pieces, AT.quantity, y, 60, { ...HEAD, align: 'right' });
  pen.rule(y + 16, { colour: INK });
  return y + 24;
}

function drawRow(doc: PdfDocument, pen: Pen, row: PickRow, y: number): number {
  const { place, sku, name, variant, orders, quantity } = row;
  doc.rect(LEFT, y, 12, 12).lineWidth(0.8).strokeColor(INK).stroke();
  pen.write(
    place || messages.noPlace,
    AT.place,
    y,
    64,
    place ? { face: 'strong', size: 11 } : { size: 9, colour: FAINT },
  );
  const codeEnd = pen.paragraph(sku, AT.sku, y, AT.item - AT.sku - 10, { size: 9.5 });
  const item = itemTitle({ name, variant });
  const itemEnd = pen.paragraph(item, AT.item, y, AT.orders - AT.item - 8, { size: 10 });
  pen.write(String(orders), AT.orders, y, 44, { size: 10, align: 'right', colour: FAINT });
  pen.write(String(quantity), AT.quantity, y, 60, { face: 'strong', size: 13, align: 'right' });
  const end = Math.max(codeEnd, itemEnd, y + 14);
  pen.rule(end + 4);
  return end + 10;
}

interface PickedOrders {
  rows: readonly PickRow[];
  orders: readonly Order[];
  now: Date;
}

/** Draws one list of all that some orders need, by place and SKU. */
export function drawPickList(doc: PdfDocument, pen: Pen, { rows, orders, now }: PickedOrders): void {
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const next = () => {
    doc.addPage();
    return PAGE.top;
  };
  pen.write(messages.pickList, LEFT, 40, ROOM, { face: 'title', size: 22 });
  pen.write(day.format(now), LEFT, 46, ROOM, { size: 10, colour: FAINT, align: 'right' });
  pen.write(messages.picked(orders.length, pieces), LEFT, 74, ROOM, { face: 'strong', size: 12 });
  let y = drawColumns(pen, 100);
  for (const row of rows) {
    // The longest names take three lines.
    if (y + 48 > PAGE.bottom) y = drawColumns(pen, next());
    y = drawRow(doc, pen, row, y);
  }
  if (y + 40 > PAGE.bottom) y = next();
  pen.write(messages.forOrders, LEFT, y + 8, ROOM, HEAD);
  y += 22;
  for (const line of pen.wrap(orders.map(({ orderId }) => orderId).join(', '), ROOM, { size: 9 })) {
    if (y + 14 > PAGE.bottom) y = next();
    pen.write(line, LEFT, y, ROOM, { size: 9 });
    y += 13;
  }
}
