import { DAY_MS } from '@/domain/time/calendar';
import { emptyBuyer, type CodBlock } from '@/domain/orders/limits/buyerRecord';
import type { StoredCustomer } from '@/domain/customers/record/customer';
import type { DemoDocument } from '..';
import { customers } from './customers';

const SUPPORT = { uid: 'demo-support', email: 'support@team.example' };

/** The team's tags and notes about a customer; the reconciler adds their profile and orders. */
function written(at: number, fields: StoredCustomer): DemoDocument[] {
  const uid = customers[at]?.uid;
  return uid ? [{ path: `customers/${uid}`, data: { uid, since: '', ...fields } }] : [];
}

/** Tags, private notes, a customer who can only pay online, and an account that never ordered. */
export function customerRecords(now: Date): DemoDocument[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const note = (id: string, days: number, text: string) => ({ id, at: ago(days), by: SUPPORT, text });
  const codBlocked: CodBlock = { at: ago(6), by: SUPPORT.email, reason: 'Refused two parcels at the door' };
  const refuser = customers[4]?.uid ?? '';
  return [
    ...written(0, {
      tags: ['vip'],
      notes: [note('demo-note-1', 3, 'Sensitive to fragrance, suggest the fragrance-free line.')],
    }),
    ...written(2, {
      tags: ['salon owner'],
      notes: [note('demo-note-2', 9, 'Ring before delivery, the gate is locked after 7 pm.')],
    }),
    ...written(4, { tags: [], notes: [], codBlocked }),
    {
      path: `buyers/account_${refuser}`,
      data: { ...emptyBuyer(), codBlocked, updatedAt: codBlocked.at, expireAt: null },
    },
    {
      path: 'users/demo-window-shopper',
      data: {
        userId: 'demo-window-shopper',
        createdAt: ago(5),
        email: 'ishaan.kapoor@customer.example',
        isVerified: true,
        displayName: 'Ishaan Kapoor',
        phone: '9000020202',
        cart: [],
        address: [],
      },
    },
  ];
}
