import { code128 } from '@/domain/codes/code128';
import type { PdfDocument } from '../../invoices/pdf/pen';

/** Modules of white that a scanner needs on both sides. */
const QUIET = 10;
/** Points; a label printer's dot is 0.35, and a scanner reads no module narrower than 0.54. */
const MAX_MODULE = 1.6;

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a text as a Code 128 barcode in the middle of a room. Draws nothing for a text that the code cannot write. */
export function drawBarcode(doc: PdfDocument, text: string, { x, y, width, height }: Room): void {
  const widths = code128(text);
  if (!widths) return;
  const modules = widths.reduce((sum, one) => sum + one, 0);
  const module = Math.min(MAX_MODULE, width / (modules + 2 * QUIET));
  let at = x + (width - modules * module) / 2;
  widths.forEach((count, index) => {
    if (index % 2 === 0) doc.rect(at, y, count * module, height);
    at += count * module;
  });
  // Pure black: a thermal printer would dither the ink's brown.
  doc.fill('#000');
}
