import { formatRupees } from '@/domain/money/money';

export const messages = {
  title: (orderId: string) => `Edit ${orderId}`,
  nav: 'Order',
  back: 'Back to the order',
  leaving: 'The order is not changed yet.',
  failed: 'The order could not be loaded. Check your connection and try again.',
  notFound: (orderId: string) => `There is no order ${orderId}.`,
  items: {
    title: 'Items',
    bought: 'as bought',
    isNew: 'new, at today’s price',
    was: (quantity: number) => `was ${quantity}`,
    takenOut: 'Taken out',
    putBack: 'Put back',
    putBackOf: (name: string) => `Put back ${name}`,
  },
  address: { title: 'Delivery address' },
  sums: {
    title: 'What changes',
    nothing: 'Change items or the address. The new sums show here.',
    pricing: 'Working out the sum',
    now: 'Total now',
    parcel: 'The courier takes its parcel out and gets a new one.',
    mail: 'The customer gets one mail that says what changed.',
    back: (rupees: number) => `${formatRupees(rupees)} goes back the way it was paid.`,
    collect: (rupees: number) => `The courier collects ${formatRupees(rupees)}.`,
    save: 'Save changes',
    saveBack: (rupees: number) => `Save and give back ${formatRupees(rupees)}`,
    saveCollect: (rupees: number) => `Save and collect ${formatRupees(rupees)}`,
  },
};
