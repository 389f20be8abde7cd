import type { Invoice, InvoiceLine } from '@/domain/invoices/invoice';
import { columnsOf, type Column } from './columns';
import { FAINT, INK, LEFT, PAGE, type PdfDocument, type Pen, type Style } from './pen';

const GAP = 6;
const CELL: Style = { size: 8.5 };
const NOTE: Style = { size: 7, colour: FAINT };
const HEAD: Style = { size: 7.5, colour: FAINT };
const LEADING = 12;

/** Calls back with each column, its x and the room for its text. */
function across(columns: readonly Column[], visit: (column: Column, x: number, room: number) => void): void {
  let x = LEFT;
  for (const column of columns) {
    const inset = column.align === 'right' ? GAP : 0;
    visit(column, x + inset, column.width - GAP);
    x += column.width;
  }
}

function header(pen: Pen, columns: readonly Column[], y: number): number {
  across(columns, ({ title, align }, x, room) => {
    const lines = pen.wrap(title, room, HEAD);
    lines.forEach((line, at) =>
      pen.write(line, x, y + (at + 2 - lines.length) * 9, room, { ...HEAD, align }),
    );
  });
  pen.rule(y + 24, { colour: INK });
  return y + 31;
}

/** The lines of text in a cell. */
function cellLines(
  pen: Pen,
  { cell, note, align }: Column,
  line: InvoiceLine,
  room: number,
): [string, Style][] {
  // Figures never wrap; a long name does.
  const main = align === 'right' ? [cell(line)] : pen.wrap(cell(line), room, CELL);
  const noteText = note?.(line) ?? '';
  const small = align === 'right' ? [noteText] : pen.wrap(noteText, room, NOTE);
  return [
    ...main.map((text): [string, Style] => [text, { ...CELL, align }]),
    ...small.filter(Boolean).map((text): [string, Style] => [text, { ...NOTE, align }]),
  ];
}

function rowHeight(pen: Pen, columns: readonly Column[], line: InvoiceLine): number {
  let maxHeight = 0;
  across(columns, (column, _x, room) => {
    maxHeight = Math.max(maxHeight, cellLines(pen, column, line, room).length);
  });
  return maxHeight * LEADING + 10;
}

/** Draws the lines from y on, over as many pages as they take, and their totals; returns the y below. */
export function drawTable(doc: PdfDocument, pen: Pen, invoice: Invoice, start: number): number {
  const columns = columnsOf(invoice);
  let y = header(pen, columns, start);
  for (const line of invoice.lines) {
    const height = rowHeight(pen, columns, line);
    if (y + height > PAGE.bottom) {
      doc.addPage();
      y = header(pen, columns, PAGE.top);
    }
    across(columns, (column, x, room) => {
      cellLines(pen, column, line, room).forEach(([text, style], at) => {
        pen.write(text, x, y + at * LEADING, room, style);
      });
    });
    y += height;
    pen.rule(y - 5);
  }
  across(columns, ({ total, align }, x, room) => {
    if (total) pen.write(total(invoice.totals), x, y + 3, room, { ...CELL, face: 'strong', align });
  });
  pen.rule(y + 20, { colour: INK });
  return y + 32;
}
