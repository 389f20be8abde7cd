import type { Box, Delivery } from '@/domain/contracts/admin/messages';
import { plural } from '@/domain/text/plural';
import type { Clock } from '@/domain/messages/inbox/clocks';
import type { MessageStatus } from '@/domain/messages/inbox/message';

const boxes: Record<Box, string> = {
  open: 'Open',
  answered: 'Answered',
  archived: 'Archived',
  spam: 'Spam',
};

const status: Record<MessageStatus, string> = {
  new: 'New',
  read: 'Open',
  replied: 'Answered',
  archived: 'Archived',
  spam: 'Spam',
};

/** The buttons that move a message to a status. */
const moves: Record<MessageStatus, string> = {
  new: 'Mark as unread',
  read: 'Open again',
  replied: 'Mark as answered',
  archived: 'Archive',
  spam: 'Spam',
};

const steps: Record<Clock, { late: (time: string) => string; due: (time: string) => string }> = {
  acknowledge: { late: (time) => `Acknowledge: ${time} late`, due: (time) => `Acknowledge within ${time}` },
  settle: { late: (time) => `Settle: ${time} late`, due: (time) => `Settle within ${time}` },
};

const list = {
  search: 'Search messages',
  searchHint: 'Ticket, email or mobile number',
  boxes: 'Boxes',
  columns: { message: 'Message', status: 'Status', ticket: 'Ticket', received: 'Received' },
  late: (count: number) => plural(count, { one: '# message is late.', other: '# messages are late.' }),
  found: (count: number) => plural(count, { one: '# message', other: '# messages' }),
  noneOpen: 'No message waits for an answer.',
  none: 'No messages here.',
  nothingFound: 'Search for a whole ticket, email address or mobile number.',
  more: 'Show more',
};

const detail = {
  nav: 'Messages',
  back: 'Messages',
  previous: 'Previous message',
  next: 'Next message',
  email: 'Email',
  mobile: 'Mobile',
  ticket: 'Ticket',
  received: 'Received',
  acknowledged: 'Acknowledged',
  due: 'Due',
  dueBy: (moment: string) => `by ${moment}`,
  orders: 'Orders',
  findOrders: 'Look for their orders',
  acknowledge: 'Acknowledge by mail',
  text: 'What they wrote',
  ourReply: 'Our reply',
  repliedAt: (moment: string, email: string) => `${moment}, ${email}.`,
  gone: 'There is no such message. Its writer may have deleted their account.',
};

const reply = {
  form: 'Reply',
  to: (name: string) => `Reply to ${name}`,
  left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
  missing: 'Please write a reply',
  settles: 'This settles it',
  settlesHint: 'Otherwise the message stays open and its clock runs on.',
  send: 'Send reply',
  leaving: 'Your reply stays in this tab for when you come back, but it is not sent.',
};

export const messages = {
  title: 'Messages',
  rules:
    'India’s E-Commerce Rules 2020 want a complaint acknowledged within 48 hours and settled within a month. The clocks count from when it came.',
  boxes,
  status,
  moves,
  steps,
  lessThanAnHour: 'less than an hour',
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  days: (count: number) => plural(count, { one: '# day', other: '# days' }),
  list,
  detail,
  reply,
  delivery: (delivery: Delivery) => {
    if (delivery.state === 'sent') return 'Sent';
    return delivery.state === 'failed' ? `Not delivered: ${delivery.why}` : 'Being sent';
  },
};
