import { plural } from '@/domain/text/plural';

export const messages = {
  invoices: 'Invoices',
  invoice: 'Tax invoice',
  creditNote: 'Credit note',
  original: 'Original for recipient',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  state: (state: string) => `State: ${state}`,
  invoiceNumber: 'Invoice number',
  creditNoteNumber: 'Credit note',
  date: 'Date',
  against: 'Against invoice',
  numberOfDay: (number: string, day: string) => `${number} of ${day}`,
  order: 'Order',
  orderedOn: 'Ordered on',
  reverseCharge: 'Reverse charge',
  recipient: 'Billed and delivered to',
  placeOfSupply: 'Place of supply',
  columns: {
    item: 'Item',
    hsn: 'HSN',
    quantity: 'Quantity',
    price: 'Price with GST',
    discount: 'Discount',
    taxable: 'Taxable value',
    total: 'Total',
  },
  taxable: 'Taxable value',
  total: 'Total',
  totalTakenBack: 'Total taken back',
  inWords: 'In words',
  inRupees: 'All amounts are in rupees.',
  paidWithCredit: (rupees: string) => `Of the total, ₹${rupees} is paid with store credit.`,
  creditedBefore: (rupees: string) =>
    `Earlier credit notes of this order took back ₹${rupees}, which is part of the discount.`,
  noGoodsBack: 'No goods came back: what was paid for them is lowered, and the tax in it with it.',
  /** At least one extra, such as the delivery. */
  taxedLikeGoods(extras: readonly string[]): string {
    const names = extras.map((extra) => extra.toLowerCase()).join(' and ');
    return plural(
      extras.length,
      {
        one: '{names} is taxed like the goods it comes with.',
        other: '{names} are taxed like the goods they come with.',
      },
      { names: `${names[0]?.toUpperCase()}${names.slice(1)}` },
    );
  },
  signedFor: (supplier: string) => `For ${supplier}`,
  signatory: 'Authorised signatory',
  electronic:
    'Issued electronically under the Information Technology Act, 2000, and valid without a signature (Rule 46 of the CGST Rules).',
  questions: (email: string, phone: string) => `Questions: ${email}, ${phone}`,
  pageOf: (number: string, page: number, pages: number) => `${number}, page ${page} of ${pages}`,
};
