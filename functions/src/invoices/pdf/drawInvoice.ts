import type { Invoice } from '@/domain/invoices/invoice';
import { drawEnd, drawFoot, drawHead, drawRecipient, END_HEIGHT, titleOf } from './blocks';
import { makePdf } from './makePdf';
import { messages } from './messages';
import { PAGE, Pen, type PdfDocument } from './pen';
import { drawTable } from './table';

function drawPages(doc: PdfDocument, pen: Pen, invoice: Invoice): void {
  const first = doc.bufferedPageRange().count - 1;
  let y = drawTable(doc, pen, invoice, drawRecipient(pen, invoice, drawHead(pen, invoice)));
  if (y + END_HEIGHT > PAGE.bottom) {
    doc.addPage();
    y = PAGE.top;
  }
  drawEnd(pen, invoice, y);
  const count = doc.bufferedPageRange().count - first;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(first + page);
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
  return makePdf(info, (doc) => drawPages(doc, new Pen(doc), invoice));
}

/** Several of them in one PDF, each from a page of its own. */
export function drawInvoices(invoices: readonly Invoice[], now: Date): Promise<Buffer> {
  const info = { Title: messages.invoices, Author: invoices[0]?.supplier.name ?? '', CreationDate: now };
  return makePdf(info, (doc) => {
    const pen = new Pen(doc);
    invoices.forEach((invoice, at) => {
      if (at > 0) doc.addPage();
      drawPages(doc, pen, invoice);
    });
  });
}
