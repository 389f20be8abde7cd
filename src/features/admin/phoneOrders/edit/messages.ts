import { formatRupees } from '@/domain/money/money';

export const messages = {
  title: (orderId: string) => `Edit ${orderId}`,
  nav: 'Order',
  back: 'Back to the order',
  leaving: 'The order is not changed yet.',
  failed: 'The order could not be loaded. Check your connection and try again.',
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
    wrong: 'One field needs another look.',
    pricing: 'Working out the sum',
    now: 'Total now',
    parcel: 'The courier cancels its parcel and gets a new one.',
    mail: 'The customer gets one mail that says what changed.',
    back: (rupees: number) => `${formatRupees(rupees)} goes back the way it was paid.`,
    collect: (rupees: number) => `The courier collects ${formatRupees(rupees)}.`,
    pay: (rupees: number) =>
      `${formatRupees(rupees)} more is to be paid first. Until then the order stays as it is, and its new items are held for a day.`,
    payMail: 'The customer gets one mail with the payment link.',
    savePay: (rupees: number) => `Save and ask for ${formatRupees(rupees)}`,
    save: 'Save changes',
    openAgain: 'Show it as it is now',
    openAgainLoses: 'Items chosen and an address typed here are not kept.',
    saveBack: (rupees: number) => `Save and refund ${formatRupees(rupees)}`,
    saveCollect: (rupees: number) => `Save and collect ${formatRupees(rupees)}`,
  },
  waiting: {
    title: (sum: string) => `Waits for ${sum}`,
    isPaid: (sum: string) => `${sum} is paid`,
    beingMade: 'The courier cancels its parcel, and the order is changed in a minute or two.',
    link: 'Payment link',
    validUntil: (moment: string) => `Can be paid until ${moment}`,
    openWhatsApp: 'Open WhatsApp',
    message: (orderId: string, sum: string, what: string, url: string) =>
      `Your order ${orderId} is about to change: ${what} Please pay ${sum} here: ${url}`,
    withdraw: 'Withdraw the change',
    withdrawTitle: 'Withdraw this change?',
    withdrawText: (orderId: string, email: string) =>
      `Its link takes no payment any more, and ${orderId} stays as it was bought.${
        email ? ` A mail to ${email} says so.` : ''
      }`,
    keep: 'Keep waiting',
  },
};
