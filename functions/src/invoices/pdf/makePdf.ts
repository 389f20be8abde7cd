import PDFDocument from 'pdfkit';
import { PAGE, type PdfDocument } from './pen';

interface Info {
  Title: string;
  Author: string;
  CreationDate: Date;
}

/** Width and height in points. */
export type PageSize = readonly [width: number, height: number];
export const A4: PageSize = [PAGE.width, PAGE.height];

/** A PDF whose first page has this size. The same content always gives the same bytes. */
export function makePdf(info: Info, draw: (doc: PdfDocument) => void, size = A4): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: [...size],
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
