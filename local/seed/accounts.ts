import { toPaise } from '../../src/domain/money/money';
import { type Address } from '../../src/domain/addresses/address';
import { emptyAccount } from '../../src/domain/credit/account';
import { addCredit, type CreditReason } from '../../src/domain/credit/ledger';
import { lastDayFrom } from '../../src/domain/credit/limits';
import { messages } from '../../src/domain/referrals/messages';
import { rewardEntryId } from '../../src/domain/referrals/reward';
import { store } from '../../src/domain/store';
import { type Role } from '../../src/domain/staff/roles';
import { INVITE_MS, type Team } from '../../src/domain/staff/team';
import { DAY_MS } from '../../src/domain/time/calendar';
import { type Wish } from '../../src/domain/wishlist/wishlist';
import { DEMO_DOMAIN, DEMO_SLUG, PROJECT_ID } from '../stack/settings';
import { type SeedDocument } from './documents';

const { notes } = messages;

/** The friend for whom the demo shopper earned store credit, in rupees. */
export const EARNED_REFERRAL = { id: 'DEMO10', friend: 100, referrer: 200, decidedDaysAgo: 18 };

export interface DemoAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  claims?: Record<string, unknown>;
  /** Since when the account exists; 0 if absent. */
  ageDays?: number;
}

type DemoRole = Exclude<Role, 'owner'>;

const member = <R extends DemoRole>(role: R, displayName: string) => ({
  uid: `demo-${role}`,
  email: `${role}@${DEMO_DOMAIN}`,
  password: `${DEMO_SLUG}-${role}-1`,
  displayName,
  claims: { role },
});

export const demoAccounts = {
  shopper: {
    uid: 'demo-shopper',
    email: `demo@${DEMO_DOMAIN}`,
    password: `${DEMO_SLUG}-demo-1`,
    displayName: 'Meera Nair',
    // Older than the first of the demo orders, and than store credit that expires soon.
    ageDays: 400,
  },
  admin: {
    uid: 'demo-admin',
    email: store.adminEmail,
    password: `${DEMO_SLUG}-admin-1`,
    displayName: `${store.name} Admin`,
    claims: { admin: true },
  },
  manager: member('manager', 'Ritika Pillai'),
  packer: member('packer', 'Sunita Devi'),
  support: member('support', 'Imran Sheikh'),
  accountant: member('accountant', 'Anil Joshi'),
} as const satisfies Record<string, DemoAccount>;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Creates the demo accounts that do not exist yet, their emails verified. */
export async function createAccounts(authUrl: string, now: Date): Promise<void> {
  for (const account of Object.values<DemoAccount>(demoAccounts)) {
    if (!(await exists(authUrl, account.email))) await create(authUrl, account, now);
  }
}

async function exists(authUrl: string, email: string): Promise<boolean> {
  const found = (await call(authUrl, 'accounts:lookup', { email: [email] })) as { users?: unknown[] };
  return (found.users?.length ?? 0) > 0;
}

async function create(
  authUrl: string,
  { uid, email, password, displayName, claims = {}, ageDays = 0 }: DemoAccount,
  now: Date,
): Promise<void> {
  await call(authUrl, 'accounts', { localId: uid, email, password, displayName, emailVerified: true });
  await call(authUrl, 'accounts:update', {
    localId: uid,
    customAttributes: JSON.stringify(claims),
    createdAt: String(daysBefore(now, ageDays).getTime()),
  });
}

async function call(authUrl: string, method: string, body: object): Promise<unknown> {
  const url = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/${method}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth refused ${method}: ${await response.text()}`);
  return response.json();
}

/** The demo shopper as orders name them. */
export function demoCustomer(now: Date): { uid: string; email: string; address: Address } {
  const { uid, email, displayName: name } = demoAccounts.shopper;
  return {
    uid,
    email,
    address: {
      name,
      phone: '9845012345',
      addressLine1: '27 Wind Tunnel Road',
      addressLine2: 'Murugeshpalya',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560017',
      landmark: 'Opposite the lake park',
      isDefault: true,
      createdAt: now.toISOString(),
    },
  };
}

/** The record of the team: a member of each role, and an open invitation. */
function teamDocument(now: Date): SeedDocument {
  const { uid, email } = demoAccounts.admin;
  const members: Team['members'] = Object.fromEntries(
    (['manager', 'packer', 'support', 'accountant'] as const).map((role) => {
      const account = demoAccounts[role];
      const invitedBy = { uid, email };
      return [
        account.uid,
        { email: account.email, name: account.displayName, role, since: now.toISOString(), invitedBy },
      ];
    }),
  );
  const invite = {
    email: `kabir@${DEMO_DOMAIN}`,
    role: 'packer' as const,
    by: { uid, email, admin: true },
    at: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITE_MS).toISOString(),
    acceptedBy: null,
  };
  const team: Team = { members, invites: { 'demo-invitation-of-kabir': invite }, twoStepRoles: [] };
  return { path: 'settings/team', data: { ...team } };
}

/**
 * The shopper's store credit: given for joining, for a friend (`referralDocuments`) and for a review. The first expires
 * soon, so the first run of the reconciler reminds of it.
 */
function creditDocuments(now: Date): SeedDocument[] {
  const { uid: userId } = demoAccounts.shopper;
  let account = emptyAccount(userId);
  const give = (kind: 'issued' | 'referred', rupees: number, days: number, reason: CreditReason) => {
    const at = daysBefore(now, days);
    const move = addCredit(account, kind, [{ lastDay: lastDayFrom(at), paise: toPaise(rupees) }], reason, at);
    account = move.account;
    return move.entries;
  };
  const { id, referrer, decidedDaysAgo } = EARNED_REFERRAL;
  const entries = [
    ...give('issued', 100, 345, { id: 'demo-credit-1', note: 'Welcome, and thank you for joining us.' }),
    ...give('referred', referrer, decidedDaysAgo, { id: rewardEntryId({ id }), note: notes.referrer }),
    ...give('issued', 250, 2, { id: 'demo-credit-2', note: 'Thank you for your review with photos.' }),
  ];
  return [
    { path: `credit/${userId}`, data: { ...account } },
    ...entries.map((entry) => ({ path: `credit/${userId}/entries/${entry.id}`, data: { ...entry } })),
  ];
}

/** The shopper's wishlist: one thing is cheaper than when it was saved. */
function wishlistDocument(now: Date): SeedDocument {
  const { uid } = demoAccounts.shopper;
  const wish = (id: string, sku: string, price: number, daysAgo: number): Wish => ({
    kind: 'product',
    id,
    sku,
    price,
    addedAt: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  });
  const items = [
    wish('amla-c-glow-serum', 'GLM-SER-AMC-30ML', 649, 4),
    wish('kokum-barrier-cream', 'GLM-MOI-KOK-50G', 599, 23),
  ];
  return {
    path: `wishlists/${uid}`,
    data: { userId: uid, items, token: null, updatedAt: now.toISOString() },
  };
}

/** The user documents of the demo accounts, the team, a wishlist and store credit; the shopper has one saved address. */
export function accountDocuments(now: Date): SeedDocument[] {
  const createdAt = now.toISOString();
  const { shopper, admin } = demoAccounts;
  const { address } = demoCustomer(now);
  return [
    teamDocument(now),
    wishlistDocument(now),
    ...creditDocuments(now),
    {
      path: `users/${shopper.uid}`,
      data: {
        userId: shopper.uid,
        createdAt: daysBefore(now, shopper.ageDays).toISOString(),
        email: shopper.email,
        isVerified: true,
        cart: [],
        address: [address],
      },
    },
    {
      path: `users/${admin.uid}`,
      data: { userId: admin.uid, createdAt, email: admin.email, isVerified: true, cart: [], address: [] },
    },
  ];
}
