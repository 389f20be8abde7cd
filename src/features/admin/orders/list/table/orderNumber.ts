/** Digits of an order's number by which it is called. */
const SHOWN = 6;
const BOLD = 4;
const PREFIX = 3;

/** A number as the lists write it: its beginning, the middle that stands behind dots, and its last digits, the last four bold. */
export function numberParts(id: string): { start: string; hidden: string; end: string; bold: string } {
  const from = Math.max(PREFIX, id.length - SHOWN);
  const bold = Math.max(from, id.length - BOLD);
  return {
    start: id.slice(0, PREFIX),
    hidden: id.slice(PREFIX, from),
    end: id.slice(from, bold),
    bold: id.slice(bold),
  };
}

/** GLM…870969; a short number is written whole. */
export function shortNumber(id: string): string {
  const { start, hidden, end, bold } = numberParts(id);
  return `${start}${hidden && '…'}${end}${bold}`;
}
