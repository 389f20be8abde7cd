import type { Invoice } from '@/domain/invoices/invoice';
import { drawEnd, drawFoot, drawHead, drawRecipient, END_HEIGHT, titleOf } from './blocks';
import { makePdf } from './makePdf';
import { Pen, type PdfDocument } from './pen';
import { BOTTOM, drawTable } from './table';

function drawPages(doc: PdfDocument, invoice: Invoice): void {
  const pen = new Pen(doc);
  let y = drawTable(doc, pen, invoice, drawRecipient(pen, invoice, drawHead(pen, invoice)));
  if (y + END_HEIGHT > BOTTOM) {
    doc.addPage();
    y = 44;
  }
  drawEnd(pen, invoice, y);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawFoot(pen, invoice, page + 1, count);
  }
}

/** An invoice or credit note as a PDF of A4 pages. The same invoice always gives the same bytes. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const info = {
    Title: `${titleOf(invoice)} ${invoice.number}`,
    Author: invoice.supplier.name,
    CreationDate: new Date(invoice.date),
  };
  return makePdf(info, (doc) => drawPages(doc, invoice));
}
