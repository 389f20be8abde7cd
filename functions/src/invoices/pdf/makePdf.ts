import PDFDocument from 'pdfkit';
import type { PdfDocument } from './pen';

interface Info {
  Title: string;
  Author: string;
  CreationDate: Date;
}

/** A PDF of A4 pages. The same content always gives the same bytes. */
export function makePdf(info: Info, draw: (doc: PdfDocument) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      displayTitle: true,
      pdfVersion: '1.5',
      // No default font: pdfkit reads a font that is registered twice anew at every use.
      font: '',
      info,
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });
}
