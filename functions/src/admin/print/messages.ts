import type { Printing } from './drawPrint';

/** Words on labels, packing slips and pick lists. */
export const messages = {
  noSuchOrder: (orderId: string) => `There is no order ${orderId}.`,
  titles: {
    labels: 'Labels',
    'labels-with-slips': 'Labels and packing slips',
    'pick-list': 'Pick list',
    slips: 'Packing slips',
  } satisfies Record<Printing['what'], string>,
  cod: (money: string) => `COD ${money}`,
  prepaid: 'PREPAID',
  deliverTo: 'Deliver to',
  phone: (phone: string) => `Phone ${phone}`,
  awb: (awb: string) => `AWB ${awb}`,
  returnTo: (name: string, address: string, phone: string) =>
    `If not delivered, return to ${name}, ${address}. ${phone}`,
  /** Weight in kg, sides in cm. */
  box: (kg: number, length: number, breadth: number, height: number) =>
    `${kg} kg, ${length} × ${breadth} × ${height} cm`,
  pickList: 'Pick list',
  place: 'Place',
  noPlace: 'No place',
  sku: 'SKU',
  item: 'Item',
  orders: 'Orders',
  pieces: 'Pieces',
  quantity: 'Quantity',
  picked: (orders: number, pieces: number) =>
    `${orders === 1 ? '1 order' : `${orders} orders`}, ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
  forOrders: 'For the orders',
  slip: 'Packing slip',
  orderedOn: (day: string) => `Ordered on ${day}`,
  courier: 'Courier',
  notBooked: 'Not booked yet',
  inAll: (pieces: string) => `${pieces} in all`,
  questions: (email: string, phone: string) => `Questions: ${email}, ${phone}`,
  page: (orderId: string, page: number, pages: number) => `${orderId}, page ${page} of ${pages}`,
  gift: 'Gift: no invoice in the box',
  giftToWrap: 'Gift, wrap it: no invoice in the box',
};
