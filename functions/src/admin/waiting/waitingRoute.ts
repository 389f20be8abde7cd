import type { Firestore } from 'firebase-admin/firestore';
import { LOW_STOCK } from '@/domain/catalogue/draft/catalogueList';
import type { WaitingResponse } from '@/domain/contracts/admin/waiting';
import type { Marked } from '@/domain/reviews/marks';
import { countDocuments } from '../../platform/firestore/countDocuments';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { countToPack } from '../orderList/countToPack';
import { countFailedMails } from '../mails/readFailedMails';
import { courierSettingsRef } from '../../platform/firestore/refs';
import { courierSettingsFrom, type CourierSettings } from '@/domain/orders/packing/courierTime';
import { boxOf } from '../reviews/boxes';
import { countOpenMessages } from '../messages/countOpenMessages';
import { collectionOf } from '../../platform/firestore/collections';

/** Counts the orders that the menu shows; the dashboard counts refunds and parcels that came back too. */
async function countOrders(db: Firestore): Promise<WaitingResponse['orders']> {
  const orders = collectionOf(db, 'orders');
  const [pack, parcel, returns] = await Promise.all([
    countToPack(db),
    countDocuments(orders.where('shipment.trouble.seenAt', '==', '')),
    countDocuments(orders.where('returnCase.waits', 'in', ['decide', 'judge', 'refund', 'back'])),
  ]);
  return { pack, parcel, return: returns };
}

/** Counts the reviews or questions that somebody has to read. */
async function countToRead(db: Firestore, of: Marked): Promise<WaitingResponse['reviews']> {
  const [waiting, reported] = await Promise.all([
    countDocuments(boxOf(db, of, 'waiting')),
    countDocuments(boxOf(db, of, 'reported')),
  ]);
  return { waiting, reported };
}

const countLowStock = (db: Firestore): Promise<number> =>
  countDocuments(db.collection('products').where('status', '==', 'active').where('stock', '<=', LOW_STOCK));

const readCourier = async (db: Firestore): Promise<CourierSettings> =>
  courierSettingsFrom((await courierSettingsRef(db).get()).data());

/**
 * GET /api/admin/waiting: at most thirteen count queries and one document, of one read each, however many orders the shop
 * has.
 */
export const waitingRoute = (deps: Pick<AdminDeps, 'db' | 'now'>): Route =>
  getAsAdmin({
    path: '/api/admin/waiting',
    right: 'orders.read',
    async handle() {
      const db = await deps.db();
      const now = deps.now();
      const [orders, messages, reviews, questions, mails, lowStock, courier] = await Promise.all([
        countOrders(db),
        countOpenMessages(db, now),
        countToRead(db, 'reviews'),
        countToRead(db, 'questions'),
        countFailedMails(db, now),
        countLowStock(db),
        readCourier(db),
      ]);
      const answer = {
        success: true,
        orders,
        messages,
        reviews,
        questions,
        mails,
        lowStock,
        courier,
      } as const;
      return ok(answer satisfies WaitingResponse);
    },
  });
