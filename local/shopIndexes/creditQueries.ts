import { due, of, type QueryFile } from './queryShapes';

/** Store credit and gift cards. */
export const CREDIT_QUERIES: Readonly<Record<string, QueryFile>> = {
  'functions/src/accounts/erase.ts': { calls: 1, queries: [of('giftCards', ['redeemedBy =='])] },
  'functions/src/giftCards/handleDueGiftCards.ts': { calls: 2, queries: [due('giftCards', 'dueAt')] },
  'functions/src/giftCards/redeemRoute.ts': { calls: 1, queries: [of('giftCards', ['codeHash =='])] },
  'functions/src/admin/giftCards/listGiftCards.ts': {
    calls: 4,
    queries: [
      of('giftCards', [], ['createdAt desc']),
      of('giftCards', ['razorpayOrderId ==']),
      of('giftCards', ['lastFour ==']),
      of('giftCards', ['owedPaise >']),
    ],
  },
  'functions/src/referrals/referralStore.ts': {
    calls: 4,
    queries: [
      of('orders', ['userId ==', 'status in'], ['createdAt asc']),
      of('orders', ['userId ==', 'status in'], ['createdAt desc']),
      of('referrers', ['code ==']),
      of('referrals', ['referrerId ==']),
    ],
  },
  'functions/src/referrals/referralLinkRoutes.ts': {
    calls: 1,
    queries: [of('referrals', ['referrerId ==', 'status =='])],
  },
  'functions/src/referrals/people.ts': {
    calls: 4,
    queries: [of('orders', ['address.phone ==', 'status in', 'createdAt <'], ['createdAt desc'])],
  },
  'functions/src/referrals/settleReferrals.ts': { calls: 2, queries: [due('referrals', 'dueAt')] },
  'functions/src/admin/referrals/referralAdminRoutes.ts': {
    calls: 1,
    queries: [of('referrals', [], ['createdAt desc'])],
  },
  'functions/src/credit/remindOfCredit.ts': { calls: 2, queries: [due('credit', 'remindAt')] },
  'functions/src/credit/creditStore.ts': { calls: 1, queries: [of('entries', [], ['at desc'])] },
};
