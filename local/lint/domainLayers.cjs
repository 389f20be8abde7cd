/**
 * The folders of src/domain, the lowest first: each may import only itself and those before it. Types count too, so no two
 * folders can depend on each other. The sentence says why a folder stands where it does.
 */
const LAYERS = [
  ['text', 'How words, numbers and phone numbers are written; nothing here knows of a shop.'],
  ['codes', 'Characters of codes that people type, and the bars that scanners read.'],
  ['records', 'What stored documents have in common: ids, an erased person, and what a change changed.'],
  ['time', 'Moments and days in India.'],
  [
    'traffic',
    'How long a call may take, how often it may come, when it is tried again, how long it is cached.',
  ],
  ['money', 'Amounts in paise, which every price is made of.'],
  ['credit', 'What the shop owes a person in goods: its ledger knows paise and days, and no order.'],
  ['giftCards', 'Credit that somebody buys for another: its code, its days and who may redeem it.'],
  ['pictures', 'What makes a file a picture, whatever it shows.'],
  ['addresses', 'Where a person lives and what a PIN code is; no order is needed to say it.'],
  ['catalogue/ratings', 'What reviewers gave a product, counted by stars.'],
  ['catalogue', 'What the shop sells, what it costs and how many there are.'],
  ['catalogue/pages', 'The addresses of lists and products, and the filters that they hold.'],
  ['catalogue/picks', 'Which few products a page shows first.'],
  ['catalogue/draft', 'What an admin types of it before it is saved.'],
  ['catalogue/csv', 'The same drafts in a spreadsheet.'],
  ['compare', 'What sets some products apart, row by row.'],
  ['offers/types', 'What each type of offer takes off some priced units.'],
  [
    'offers/scheduled',
    'What offers, banners and highlights share: a time, a draft, its checks and its storage.',
  ],
  ['offers', 'Offers as such: their document and draft, whom and what they are for, and what a coupon says.'],
  ['pricing', 'The sums of some lines: price, coupon, fee and total.'],
  ['cart', 'What a shopper wants to buy, compared with the catalogue.'],
  ['assistants', 'What programs that shop for a person ask, and what they are told.'],
  ['wishlist', 'What a person would like to buy one day, and how its price has changed since.'],
  ['payments/record', 'What the shop knows of one Razorpay order; an order may have one.'],
  ['orders/order', 'What was agreed: lines, address and sums, as the document holds them.'],
  ['orders/lifecycle', 'Which status follows which, for any order.'],
  ['orders/stock', 'The units that an order takes and gives back, by its status.'],
  ['orders/shipment', 'How its parcel moves the order on.'],
  ['orders/returns', 'What may come back of a delivered order.'],
  ['orders/limits', 'How many orders one person may have open, counted from their past orders.'],
  [
    'orders/prepay',
    'What a cash order costs when it is paid online before it ships, and until when it can be.',
  ],
  ['orders/waitingEdit', 'Which orders can be edited, and the edit that waits until its difference is paid.'],
  ['invoices', 'The tax documents of what was sent and came back.'],
  ['orders/packing', 'What is printed and counted while orders are packed, invoices among it.'],
  ['payments/refund', 'The money that goes back, measured by what the credit note says.'],
  [
    'orders/undelivered',
    'What is done with a parcel that could not be handed over or was lost, and what is paid of it.',
  ],
  [
    'orders/returnDesk',
    'What the team decides about a return: its steps, its verdicts and what each is worth.',
  ],
  ['payments/settlement', 'What a captured payment becomes: an order or a refund.'],
  ['orders/cancel', 'Ends an order: stops its parcel, frees its stock and owes its refund.'],
  [
    'orders/edit',
    'What the team changes of an order before it is packed, and what that costs or gives back.',
  ],
  ['referrals', 'Who brought a friend here, and what both earn once the first order is kept.'],
  ['mail', 'What a mail is, whom it goes to, and how it is delivered.'],
  ['mail/orders', 'What a shopper is told of all that happens to an order.'],
  ['reviews', 'What a person thinks of what they were sent, and who may read it.'],
  ['questions', 'What a shopper asks about a product; the desk of reviews reads and answers it.'],
  ['alerts', 'What a shopper asks to hear of by mail, and who is told when.'],
  ['messages', 'What a person writes to the shop.'],
  ['messages/inbox', 'How the shop answers it, by mail.'],
  ['customers/record', 'What the team sees of one customer: who they are, their sums, notes and tags.'],
  ['customers', 'What is kept of a person, across orders, payments and mails, and how it is erased.'],
  ['phoneOrders', 'Orders that the team places for a customer, and what it tells them.'],
  ['policies', 'The pages that promise it, with the figures of the rules above.'],
  ['admin/sales', 'The sums of a day, counted from orders.'],
  ['admin', 'What the admin may do with an order, and what needs a look.'],
  ['admin/orderList', 'The rows of orders that the admin searches and exports.'],
  ['admin/undelivered', 'The list of parcels that could not be handed over.'],
  ['admin/search', 'What an order is found by, and how well it matches what was typed.'],
  ['admin/customers', 'The list of customers, its rows and its file.'],
  ['admin/gst', 'What the GST return says of the invoices and credit notes of some months, and its files.'],
  ['staff', 'Who is on the team, and which of all that each role may do.'],
  ['admin/notifications', 'What each of the team hears of by mail, and when.'],
  ['admin/notifications/push', 'What of it comes to their devices as a push, and what such a push says.'],
  ['admin/audit', 'What the log says of each act, what it is found by, and how a change is taken back.'],
  ['seo', 'What search engines read of the catalogue and the policies.'],
  ['analytics', 'What a counted visit says of carts and orders.'],
  ['security', 'Which hosts and scripts a page may use.'],
  ['contracts', 'What the requests and answers of all endpoints are made of, from all types above.'],
  ['contracts/orders', 'The calls that begin, pay, send and end an order.'],
  ['contracts/shoppers', 'The other calls of the shop: the catalogue, an account, reviews, credit.'],
  ['contracts/adminOrders', "The team's calls about orders."],
  ['contracts/admin', "The team's other calls."],
  ['offline', 'Which answers the service worker keeps.'],
];

const folders = LAYERS.map(([folder]) => folder);

/** Zones for import-x/no-restricted-paths: no folder imports one that comes later. */
const zones = () =>
  folders.slice(0, -1).map((folder, rank) => ({
    target: `./src/domain/${folder}/*.ts`,
    from: folders.slice(rank + 1).map((later) => `./src/domain/${later}/*.ts`),
    message: `domain/${folder} may import only the folders before it in local/lint/domainLayers.cjs.`,
  }));

module.exports = { folders, zones };
