import { OVERDUE_DAYS } from '@/domain/admin/remittances/cashOrder';
import { STATE_WORDS } from '@/domain/admin/remittances/messages';
import type { ListField } from '@/domain/admin/remittances/readList';
import type { Doubt } from '@/domain/admin/remittances/remittance';
import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';

const fields: Record<ListField, string> = {
  awb: 'AWB',
  amount: 'COD amount',
  reference: 'UTR or reference',
  day: 'Date of the transfer',
  orderId: 'Order number',
};

const doubts: Record<Doubt, string> = {
  unknown: 'No order has this AWB',
  not_cash: 'No cash was due for this order',
  not_delivered: 'The order was not delivered',
  on_way: 'The parcel is still on its way',
  paid: 'Other transfers have paid it in full',
};

export const messages = {
  title: 'Courier cash',
  intro: `What couriers collected at the door, and what of it they have paid to the shop. Money that has not come ${OVERDUE_DAYS} days after delivery is overdue.`,
  period: 'Orders and transfers of',
  add: 'Add a remittance list',
  reading: 'Reading orders and transfers …',
  sums: {
    collected: 'Collected',
    received: 'Paid to the shop',
    waiting: 'Not due yet',
    missing: 'Missing',
    extra: 'Paid too much',
  },
  states: STATE_WORDS,
  all: 'All',
  filter: 'Show orders',
  orders: 'Delivered cash orders',
  count: (count: number) => plural(count, { one: '# order', other: '# orders' }),
  saveFile: 'Save this list as a file',
  saved: (rows: number) => plural(rows, { one: '# order saved.', other: '# orders saved.' }),
  noneTitle: 'No delivered cash orders in this period',
  noneText: 'An order appears here once its parcel is delivered against cash.',
  noneInState: 'No order of this period is in this state.',
  columns: {
    order: 'Order',
    delivered: 'Delivered',
    parcel: 'Parcel',
    collected: 'Collected',
    paid: 'Paid',
    state: 'State',
    reference: 'Reference',
    amount: 'Amount',
    day: 'Date',
    parcels: 'Parcels',
    why: 'Why',
    awb: 'AWB',
    row: 'Row',
  },
  row: (row: number) => `Row ${formatCount(row)}`,
  parcels: (count: number) => plural(count, { one: '# parcel', other: '# parcels' }),
  noAwb: 'No AWB',
  ofCollected: (amount: string) => `of ${amount}`,
  doubts,
  doubtsTitle: 'Money in question',
  doubtsText: 'Recorded, but not owed by the orders as they are. Ask the courier, or check the AWB.',
  transfersTitle: 'Transfers',
  transfersText: 'Compare the amounts with your bank statement. Couriers may deduct freight from a transfer.',
  noTransfers: 'No transfer of this period is recorded yet.',
  upload: {
    title: 'Add a remittance list',
    lead: 'Choose the CSV file of a COD remittance from NimbusPost, Shiprocket or another courier. It needs an AWB and a COD amount for each parcel. You see what it comes to before anything is recorded.',
    reference: 'UTR or reference',
    referenceHint: 'Only if the file has no such column',
    day: 'Date of the transfer',
    choose: 'Choose a file',
    file: 'CSV file',
    another: 'Choose another file',
    close: 'Close',
    cancel: 'Cancel',
    reading: (file: string) => `Reading ${file} …`,
    comparing: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} rows compared`,
    recording: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} rows recorded`,
    progress: 'Progress of the list',
    tiles: 'What the list comes to',
    counts: { new: 'New', changed: 'Corrected', same: 'Known already', bad: 'Refused' },
    read: (columns: string) => `Read from the columns ${columns}.`,
    columnAs: (field: ListField, head: string) => `“${head}” (${fields[field]})`,
    unused: (columns: readonly string[]) =>
      plural(
        columns.length,
        { one: 'This column is not read: {columns}.', other: 'These columns are not read: {columns}.' },
        { columns: columns.join(', ') },
      ),
    nothing: 'Everything in this list is recorded already.',
    allBad: 'None of the rows can be recorded as they are.',
    save: (rows: number, amount: string) =>
      plural(rows, { one: 'Record # parcel, {amount}', other: 'Record # parcels, {amount}' }, { amount }),
    done: (rows: number, amount: string) =>
      plural(
        rows,
        { one: '# parcel with {amount} is recorded.', other: '# parcels with {amount} are recorded.' },
        { amount },
      ),
    leaving: 'Not all rows are recorded yet. What is recorded stays; the rest would not be.',
    bad: 'Refused rows',
    badText:
      'They are not recorded. Correct them in the file, and choose it again: rows that are known already change nothing.',
    inDoubt: (rows: number) =>
      plural(rows, { one: '# row is in question. See below.', other: '# rows are in question. See below.' }),
    doubts: 'Rows in question',
    doubtsText: 'They are recorded all the same. Ask the courier, or check the AWB.',
    first: (shown: number, all: number) => `The first ${shown} of ${formatCount(all)}.`,
  },
  problems: {
    noRows: 'The file has no rows below the names of its columns.',
    tooLarge: 'The file is larger than 10 MB. Please split it.',
    notOpened: 'The file could not be opened. Please choose it again.',
    missing: (missing: readonly ListField[], head: readonly string[]) =>
      `The file has no column for ${missing.map((field) => fields[field]).join(', ')}. Its first row names: ${head.filter((name) => name.trim()).join(', ') || 'nothing'}.`,
    notSaved: (why: string) => `${why} What is recorded stays. Press again to record the rest.`,
  },
  ofOrder: {
    received: (day: string, reference: string) => `Cash received on ${day}, reference ${reference}`,
    amount: (amount: string) => `, ${amount}`,
    waiting: 'The courier has not paid this cash yet.',
    overdue: 'The courier has not paid this cash yet. It is overdue.',
    no_awb: 'Without an AWB, no list of a courier can say that this cash has come.',
    less: (amount: string) => `${amount} less than the courier collected.`,
    more: (amount: string) => `${amount} more than the courier collected.`,
  },
};
