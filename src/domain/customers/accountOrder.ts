import { toRupees, ZERO } from '../money/money';
import type { OrderCredit } from '../credit/spend';
import type { Address } from '../addresses/address';
import { statusLabel } from '../orders/lifecycle/lifecycle';
import type { Order } from '../orders/order/order';
import { refundedByHand } from '../orders/order/refunded';
import type { Prepay } from '../orders/order/prepay';
import type { ReturnCase } from '../orders/order/returnCase';
import type { Undelivered } from '../orders/order/undelivered';

export type Fields = Readonly<Record<string, unknown>>;

/** Copies the named fields that exist. */
export function pick(fields: Fields, ...names: string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
}

export const addressOf = (address: Fields) =>
  pick(
    address,
    ...([
      'name',
      'phone',
      'addressLine1',
      'addressLine2',
      'landmark',
      'city',
      'state',
      'pincode',
    ] satisfies (keyof Address)[]),
    ...(['isDefault', 'createdAt'] satisfies (keyof Address)[]),
  );

/** The courier's reports and the answers, with the new number or landmark that the person gave. */
const failedDeliveriesOf = ({ attempts, answers, losses }: Undelivered) => ({
  attempts: attempts.map(({ at, said }) => ({ at, said })),
  answers: answers.map(({ at, by, act, day, phone, landmark, address, note }) => ({
    at,
    by,
    act,
    day,
    phone,
    landmark,
    address,
    note,
  })),
  lostParcels: losses.map(({ awb, courier, kind, at }) => ({ awb, courier, kind, at })),
});

/** The shop's decision on a return, without the internal details of its pickup. */
function returnCaseOf({ state, at, asked, words, ...own }: ReturnCase) {
  const { pickup, receivedAt, verdicts, replacement, sentBack } = own;
  return {
    state,
    at,
    asked,
    words,
    ...(pickup ? { pickup: { at: pickup.at, courier: pickup.courier, awb: pickup.awb } } : {}),
    ...(receivedAt ? { receivedAt } : {}),
    ...(verdicts ? { verdicts } : {}),
    ...(replacement ? { replacement } : {}),
    ...(sentBack ? { sentBack: { at: sentBack.at, courier: sentBack.courier, awb: sentBack.awb } } : {}),
  };
}

/** The page on which a cash order could be paid online, and money that came too late for it. */
const payingOnlineOf = ({ link, refused }: Prepay) => ({
  page: { amount: link.amount, endsAt: link.expiresAt },
  ...(refused ? { givenBack: { at: refused.at, amount: refused.amount } } : {}),
});

/** A waiting edit of the order, and refunded money. */
const changeOf = ({ waitingEdit, extraPayment }: Order) => ({
  ...(waitingEdit
    ? {
        changeToPay: {
          what: waitingEdit.what,
          amount: waitingEdit.link.amount,
          endsAt: waitingEdit.link.expiresAt,
          address: addressOf({ ...waitingEdit.after.address }),
        },
      }
    : {}),
  ...(extraPayment
    ? { moneyGivenBack: { at: extraPayment.at, amount: extraPayment.amount, why: extraPayment.note } }
    : {}),
});

/** The store credit that paid for an order, and what came back of it. */
const creditOf = ({ paise, backPaise }: OrderCredit) => ({
  storeCredit: toRupees(paise),
  ...(backPaise > 0 ? { storeCreditBack: toRupees(backPaise) } : {}),
});

/** An order as it appears in its buyer's data download. */
export function orderOf(order: Order) {
  const { orderId, createdAt, updatedAt, email, status, paymentMethod, couponCode, amounts, deliverBy } =
    order;
  const { awb, courier, trackingUrl, status: parcel } = order.shipment;
  const { refund, parts } = order.payment;
  const byHand = refundedByHand(order.payment);
  const { returning, returnCase, replaces, undelivered, prepay, sample, gift } = order;
  return {
    orderId,
    placedAt: createdAt,
    changedAt: updatedAt,
    email,
    status: statusLabel(status),
    paymentMethod,
    lines: order.lines.map(({ name, variant, sku, price, quantity, hsn, gstRate }) => ({
      name,
      variant,
      sku,
      price,
      quantity,
      hsn,
      gstRate,
    })),
    ...(sample ? { freeSample: { name: sample.name, variant: sample.variant, sku: sample.sku } } : {}),
    ...(gift ? { gift } : {}),
    address: addressOf({ ...order.address }),
    couponCode,
    ...(order.credit ? creditOf(order.credit) : {}),
    ...(deliverBy ? { promisedFor: deliverBy } : {}),
    amounts,
    payment: {
      status: order.payment.status,
      ...(refund ? { refund } : {}),
      ...(byHand > ZERO ? { givenBack: toRupees(byHand) } : {}),
      ...(parts
        ? {
            parts: parts.map(({ status: sent, amount, note, at, reference = '', isCredit, asCredit }) => ({
              status: sent,
              amount,
              note,
              at,
              reference,
              ...(isCredit || asCredit ? { asStoreCredit: true } : {}),
            })),
          }
        : {}),
    },
    ...(prepay ? { payingOnline: payingOnlineOf(prepay) } : {}),
    ...changeOf(order),
    parcel: { status: parcel, courier, awb, trackingUrl },
    ...(undelivered ? { failedDeliveries: failedDeliveriesOf(undelivered) } : {}),
    ...(returning ? { return: { at: returning.at, reason: returning.reason, lines: returning.lines } } : {}),
    ...(returnCase ? { returnDesk: returnCaseOf(returnCase) } : {}),
    ...(replaces ? { replaces } : {}),
    history: order.history.map(({ at, to, note }) => ({ at, status: statusLabel(to), note })),
  };
}
