import type { PaymentMethod } from '@/domain/pricing/fees';

/** cm and kg, and the HSN the specification gives for each method. */
const BOX = {
  'Cash on Delivery': { box_length: 15, box_breadth: 10, box_height: 10, box_weight: 1, hsn: '3304' },
  'Pay Online': { box_length: 10, box_breadth: 10, box_height: 10, box_weight: 1, hsn: '4901' },
} as const;

/** The box that a parcel goes in, as the courier's calls name its sides: cm and kg. */
export interface Box {
  box_length: number;
  box_breadth: number;
  box_height: number;
  box_weight: number;
}

/** The box for an order's parcel; the specification gives one for each payment method. */
export function boxFor(method: PaymentMethod): Box {
  const { box_length, box_breadth, box_height, box_weight } = BOX[method];
  return { box_length, box_breadth, box_height, box_weight };
}

/** HSN and tax rate in percent for a shipment's invoice. */
export function invoiceTax(method: PaymentMethod): { hsn: string; taxRate: number } {
  return { hsn: BOX[method].hsn, taxRate: 0 };
}
