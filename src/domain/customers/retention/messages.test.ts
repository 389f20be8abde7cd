import type { PersonalRecords } from '../accountData';
import { BUYER_DAYS, TAX_MONTHS } from './retention';
import { RETENTION } from './messages';

const UNTIL_DELETED = /are kept until you change or delete them/;

/** The sentence about each record of a person. The compiler asks for a new one. */
const SENTENCES: Record<keyof PersonalRecords, readonly RegExp[]> = {
  account: [/Your name, phone number/, UNTIL_DELETED],
  user: [/addresses, cart/, UNTIL_DELETED],
  orders: [/^Orders, invoices and payments/, new RegExp(`${TAX_MONTHS} months`)],
  payments: [/^Orders, invoices and payments/],
  invoices: [/^Orders, invoices and payments/],
  reviews: [/reviews/, UNTIL_DELETED],
  reviewMarks: [/votes/, UNTIL_DELETED],
  reviewPhotos: [/reviews/, UNTIL_DELETED],
  questions: [/questions/, UNTIL_DELETED],
  messages: [/messages/, UNTIL_DELETED],
  mails: [/^The mails that we send you/, /for a year/],
  wishes: [/wishlist/, UNTIL_DELETED],
  credit: [/^Your store credit/],
  creditEntries: [/its movements/],
  giftCards: [/^A gift card that you buy/],
  referrer: [/^Your link for friends/],
  referral: [/the link by which you came/],
  friends: [/^Your link for friends/],
  coupons: [/coupons that you used/, UNTIL_DELETED],
  mailChoice: [/mails that you chose/, UNTIL_DELETED],
  alerts: [/a product is back or costs less/],
  devices: [/^If you work in our team/],
  buyer: [/counted for our limits/, new RegExp(`${BUYER_DAYS} days`)],
  customer: [/^What our team notes about you/],
};

test.each(Object.entries(SENTENCES))('the privacy policy says how long %s are kept', (_record, words) => {
  expect(RETENTION.filter((sentence) => words.every((word) => word.test(sentence)))).toHaveLength(1);
});
