import type { Order } from '@/domain/orders/order/order';
import type { LabelLayout, Print } from '@/domain/orders/packing/print';
import type { PickRow } from '@/domain/orders/packing/pickList';
import { store } from '@/domain/store';
import { A4, makePdf, type PageSize } from '../../invoices/pdf/makePdf';
import { FAINT, Pen, type PdfDocument } from '../../invoices/pdf/pen';
import { drawLabel, LABEL } from './drawLabel';
import { drawPickList } from './drawPickList';
import { drawSlips } from './drawSlips';
import { drawSmallSlip } from './drawSmallSlip';
import { messages } from './messages';

/** 4 × 6 inches in points. */
const LABEL_PAGE: PageSize = [288, 432];
const PER_SHEET = 4;

export interface Printing {
  what: Exclude<Print, 'invoices'>;
  layout: LabelLayout;
  orders: readonly Order[];
  /** Of a pick list; otherwise empty. */
  rows: readonly PickRow[];
  now: Date;
}

/** Returns a function that adds a page before each drawing but the first. */
function pages(doc: PdfDocument): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) doc.addPage();
    isFirst = false;
  };
}

function drawSheets(doc: PdfDocument, pen: Pen, orders: readonly Order[], newPage: () => void): void {
  const [width, height] = [A4[0] / 2, A4[1] / 2];
  orders.forEach((order, at) => {
    const onSheet = at % PER_SHEET;
    if (onSheet === 0) {
      newPage();
      // Cutting lines.
      doc.moveTo(width, 0).lineTo(width, A4[1]).moveTo(0, height).lineTo(A4[0], height);
      doc.lineWidth(0.4).dash(3, { space: 3 }).strokeColor(FAINT).stroke().undash();
    }
    const [column, row] = [onSheet % 2, Math.floor(onSheet / 2)];
    const x = column * width + (width - LABEL.width) / 2;
    drawLabel(doc, pen, order, { x, y: row * height + (height - LABEL.height) / 2 });
  });
}

function drawLabels(doc: PdfDocument, pen: Pen, { orders, what, layout }: Printing): void {
  const withSlips = what === 'labels-with-slips';
  const newPage = pages(doc);
  if (layout === 'a4') {
    drawSheets(doc, pen, orders, newPage);
    if (withSlips) drawSlips(doc, pen, orders, newPage);
    return;
  }
  const [x, y] = [(LABEL_PAGE[0] - LABEL.width) / 2, (LABEL_PAGE[1] - LABEL.height) / 2];
  for (const order of orders) {
    newPage();
    drawLabel(doc, pen, order, { x, y });
    if (withSlips) drawSmallSlip(doc, pen, order, newPage);
  }
}

/** Draws the papers of some orders as one PDF, in the order of the list. */
export function drawPrint(printing: Printing): Promise<Buffer> {
  const { what, layout, orders, rows, now } = printing;
  const info = { Title: messages.titles[what], Author: store.legalName, CreationDate: now };
  const isLabels = what === 'labels' || what === 'labels-with-slips';
  const draw = (doc: PdfDocument) => {
    const pen = new Pen(doc);
    if (isLabels) drawLabels(doc, pen, printing);
    else if (what === 'slips') drawSlips(doc, pen, orders, pages(doc));
    else drawPickList(doc, pen, { rows, orders, now });
  };
  return makePdf(info, draw, isLabels && layout === '4x6' ? LABEL_PAGE : A4);
}
