import * as v from 'valibot';
import { ADDRESS_LIMITS } from '../addresses/address';
import { messages as addressMessages } from '../addresses/messages';
import { noteProblem, tidyNote } from '../cart/extras';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '../cart/cart';
import { isMailAddress, MAX_EMAIL } from '../mail/outgoingMail';
import { isDocumentId } from '../records/documentId';
import { PAYMENT_METHODS } from '../pricing/fees';
import { messages as fieldMessages } from '../text/messages';
import { isOneLine } from '../text/oneLine';

/** The body of a call without parameters. */
export const emptyRequest = v.object({});

/** A single line of text: trimmed, bounded, without control characters. */
export const text = (name: string, max: number, min = 0) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.trim(),
    v.minLength(min, min === 1 ? `${name} is required` : `${name} must have at least ${min} characters`),
    v.maxLength(max, `${name} must have at most ${max} characters`),
    v.check(isOneLine, `${name} must be one line`),
  );

/** A mail address, in lower case. */
export const mailAddress = v.pipe(
  text('email', MAX_EMAIL),
  v.toLowerCase(),
  v.check((value) => isMailAddress(value), fieldMessages.wrongEmail),
);

/** Text of any content: trimmed and bounded. A draft's content is checked by the domain's `problems` functions. */
export const draftText = (name: string, max: number) =>
  v.pipe(v.string(`${name} must be text`), v.trim(), v.maxLength(max, `${name} is too long`));

/** Idempotency key for a new item: the same key creates one item. */
export const key = v.pipe(
  v.string('key must be text'),
  v.regex(/^[A-Za-z0-9-]{8,60}$/, 'key must have 8 to 60 letters, digits or -'),
);

/** The index of an order's line. */
export const lineIndex = v.pipe(
  v.number('line must be a number'),
  v.integer('line must be a whole number'),
  v.minValue(0, 'line must not be negative'),
);

/** A list of at most `max` entries. */
export const listOf = <Entry extends v.GenericSchema>(name: string, entry: Entry, max: number) =>
  v.pipe(v.array(entry, `${name} must be a list`), v.maxLength(max, `${name} has too many entries`));

/** A list of 1 to `max` entries. */
export const someOf = <Entry extends v.GenericSchema>(name: string, entry: Entry, max: number) =>
  v.pipe(
    v.array(entry, `${name} must be a list`),
    v.minLength(1, `${name} must not be empty`),
    v.maxLength(max, `${name} must have at most ${max} entries`),
  );

/** Any finite number, checked likewise. */
export const draftNumber = (name: string) =>
  v.pipe(v.number(`${name} must be a number`), v.finite(`${name} must be a number`));

/** Text of several lines without control and invisible characters. */
export const cleanProse = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Text of one or more lines that must not be empty. */
export const requiredProse = (name: string, max: number) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.transform(cleanProse),
    v.minLength(1, `${name} is required`),
    v.maxLength(max, `${name} must have at most ${max} characters`),
  );

/** Text that may be missing or null, which both become ''. */
export const optionalText = (name: string, max: number) => v.nullish(text(name, max), '');

/** Digits as text; a number is converted to its digits. */
export const digits = (name: string, pattern: RegExp, message: string) =>
  v.pipe(
    v.union([v.string(), v.number()], `${name} must be text`),
    v.transform(String),
    v.regex(pattern, message),
  );

/** Rupees with at most two decimals, from 0 up to one crore. */
export const rupees = (name: string) =>
  v.pipe(
    v.number(`${name} must be a number`),
    v.finite(`${name} must be a number`),
    v.minValue(0, `${name} must not be negative`),
    v.maxValue(10_000_000, `${name} is too large`),
  );

export const quantity = v.pipe(
  v.number('quantity must be a number'),
  v.integer('quantity must be a whole number'),
  v.minValue(1, 'quantity must be at least 1'),
  v.maxValue(MAX_LINE_QUANTITY, `quantity must be at most ${MAX_LINE_QUANTITY}`),
);

/** The browser's key of a bulk act, which the audit log shows as one entry; absent for a single act. */
export const bulkRun = v.optional(
  v.pipe(
    v.string('run must be text'),
    v.regex(/^[A-Za-z0-9-]{8,40}$/, 'run must have 8 to 40 letters, digits or -'),
  ),
);

export const documentId = (name: string) =>
  v.pipe(v.string(`${name} must be text`), v.check(isDocumentId, `${name} is not valid`));

export const orderIdIn = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(/^[A-Za-z0-9_-]{4,40}$/, `${name} must have 4 to 40 letters, digits, - or _`),
    v.check(isDocumentId, `${name} is not valid`),
  );
export const orderId = orderIdIn('order_id');

export const couponCode = optionalText('couponCode', 40);

/** Rupees that the shopper saw gift wrap cost; absent without it. */
export const giftWrap = v.optional(rupees('giftWrap'));

/** A present: the printed note, and the wrap. */
export const gift = v.optional(
  v.object({
    note: v.pipe(
      v.string('gift.note must be text'),
      v.transform(tidyNote),
      v.check(
        (note) => noteProblem(note) === null,
        ({ input }) => noteProblem(String(input)) ?? '',
      ),
    ),
    wrap: giftWrap,
  }),
);

/** The SKU of the one free sample that comes with an order; absent without one. */
export const sample = v.optional(text('sample', 60, 1));

export const paymentMethod = v.picklist(
  PAYMENT_METHODS,
  `paymentMethod must be one of: ${PAYMENT_METHODS.join(', ')}`,
);

export const cartItem = v.object({
  id: documentId('id'),
  name: optionalText('name', 120),
  title: optionalText('title', 120),
  price: rupees('price'),
  quantity,
  mainImage: optionalText('mainImage', 500),
  variant: optionalText('variant', 60),
  sku: optionalText('sku', 60),
  kind: v.optional(v.picklist(['product', 'combo'], 'kind must be product or combo')),
});

export const cartItems = v.pipe(
  v.array(cartItem, 'cartItems must be a list'),
  v.minLength(1, 'cartItems must not be empty'),
  v.maxLength(MAX_CART_LINES, `cartItems must have at most ${MAX_CART_LINES} lines`),
);

const line = (name: keyof typeof ADDRESS_LIMITS) => text(name, ADDRESS_LIMITS[name], 1);
const optionalLine = (name: keyof typeof ADDRESS_LIMITS) => optionalText(name, ADDRESS_LIMITS[name]);

/** One of the person's saved addresses, as in `users/{uid}.address`. */
export const savedAddress = v.object({
  name: line('name'),
  phone: digits('phone', /^\d{10}$/, fieldMessages.wrongPhone),
  addressLine1: line('addressLine1'),
  addressLine2: optionalLine('addressLine2'),
  city: line('city'),
  state: line('state'),
  pincode: digits('pincode', /^[1-9]\d{5}$/, addressMessages.wrongPincode),
  landmark: optionalLine('landmark'),
  isDefault: v.nullish(v.boolean('isDefault must be true or false'), false),
  createdAt: text('createdAt', 40),
});
