import { stateTaxName } from '@/domain/invoices/gstStates';
import type { Invoice, InvoiceAmounts, InvoiceLine } from '@/domain/invoices/invoice';
import { toPaise } from '@/domain/money/money';
import { messages } from './messages';
import { ROOM } from './pen';

export interface Column {
  title: string;
  /** Points. */
  width: number;
  align: 'left' | 'right';
  cell: (line: InvoiceLine) => string;
  /** A smaller line below the cell. */
  note?: (line: InvoiceLine) => string;
  total?: (totals: InvoiceAmounts) => string;
}

const figures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 1,23,456.00: the column titles say that these are rupees. */
export const amount = (rupees: number): string => figures.format(toPaise(rupees) / 100);

const percent = (rate: number) => `${Number(rate.toFixed(3))}%`;

const money = (title: string, width: number, figure: keyof InvoiceAmounts): Column => ({
  title,
  width,
  align: 'right',
  cell: (line) => amount(line[figure]),
  total: (totals) => amount(totals[figure]),
});

/** The taxes' names and totals: two halves within the state, otherwise one. */
export function taxesOf({
  supplier,
  placeOfSupply,
  totals,
}: Pick<Invoice, 'supplier' | 'placeOfSupply' | 'totals'>) {
  const within = supplier.state.code === placeOfSupply.code;
  if (!within) return [{ name: 'IGST', figure: 'igst', share: 1, total: totals.igst }] as const;
  return [
    { name: 'CGST', figure: 'cgst', share: 0.5, total: totals.cgst },
    { name: stateTaxName(supplier.state.code), figure: 'sgst', share: 0.5, total: totals.sgst },
  ] as const;
}

/** The columns of this invoice's table; together as wide as the page between its margins. */
export function columnsOf(invoice: Invoice): Column[] {
  const taxes = taxesOf(invoice).map(({ name, figure, share }): Column => ({
    ...money(name, 53, figure),
    note: ({ rate }) => percent(rate * share),
  }));
  const titles = messages.columns;
  const hasLongCode = invoice.lines.some(({ hsn }) => hsn.length > 6);
  const others: Column[] = [
    { title: titles.hsn, width: hasLongCode ? 46 : 34, align: 'left', cell: ({ hsn }) => hsn },
    {
      title: titles.quantity,
      width: 42,
      align: 'right',
      cell: ({ quantity, unit }) => (unit === 'NA' ? String(quantity) : `${quantity} ${unit}`),
    },
    money(titles.price, 58, 'gross'),
    money(titles.discount, 52, 'discount'),
    money(titles.taxable, 56, 'taxable'),
    ...taxes,
    money(titles.total, 58, 'total'),
  ];
  const taken = others.reduce((sum, { width }) => sum + width, 0);
  const item: Column = {
    title: titles.item,
    width: ROOM - taken,
    align: 'left',
    cell: ({ name }) => name,
    note: ({ variant, sku }) => [variant, sku].filter(Boolean).join(' · '),
    total: () => messages.total,
  };
  return [item, ...others];
}
