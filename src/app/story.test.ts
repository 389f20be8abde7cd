import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isActionCreator, type UnknownAction } from '@reduxjs/toolkit';
import type { PaymentMethod } from '@/domain/pricing/fees';
import { runtimeReducers } from './boot/runtimeReducers';
import { rootReducerWith } from './rootReducer';
import { runPurchase, SECRETS } from './testing/purchase';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe.each<PaymentMethod>(['Cash on Delivery', 'Pay Online'])('a purchase, %s', (method) => {
  it('dispatches its actions in the expected order', async () => {
    const { actions } = await runPurchase(method);
    const types = actions.map(({ type }) => type);
    const story = [
      'app/pageViewed',
      'catalogue/catalogueLoaded',
      'search/searchTermChanged',
      'catalogue/itemChosen',
      'cart/itemAdded',
      'cart/quantityChanged',
      'cart/itemRemoved',
      'notifications/toastShown',
      'cart/itemRestored',
      'checkout/checkoutRequested',
      'auth/loginPanelOpened',
      'auth/loginSubmitted',
      'auth/signedIn',
      'addresses/addressSubmitted',
      'addresses/addressSaved',
      'checkout/checkoutOpened',
      'checkout/couponSubmitted',
      'checkout/couponApplied',
      'checkout/orderPriced',
      'checkout/orderSubmitted',
      'checkout/orderPlaced',
    ];
    let from = 0;
    for (const type of story) {
      const at = types.indexOf(type, from);
      expect([type, at >= from]).toEqual([type, true]);
      from = at;
    }
  });

  it('has serialisable actions and states', async () => {
    const { actions, states } = await runPurchase(method);
    for (const thing of [...actions, ...states]) expect(JSON.parse(JSON.stringify(thing))).toEqual(thing);
  });

  it('gives the same state when its actions are replayed', async () => {
    const { store, actions } = await runPurchase(method);
    const recorded = JSON.parse(JSON.stringify(actions)) as UnknownAction[];
    const reducer = rootReducerWith(runtimeReducers);
    const replayed = recorded.reduce(reducer, reducer(undefined, { type: 'begun' }));
    expect(replayed).toEqual(store.getState());
  });

  it('contains no password, token or signature', async () => {
    const { actions, states } = await runPurchase(method);
    const all = JSON.stringify([actions, states]);
    for (const secret of SECRETS) expect(all).not.toContain(secret);
  });
});

/** The last word of an action's name says that something has happened. */
const HAPPENED =
  /(ed|Shown|Chosen|Bought|Sent|Left|Made|Found|Withdrawn|Back|Offline|signedIn|signedOut|Typed)$/;

it('every action is named for an event that happened', async () => {
  const files = readdirSync(path.resolve('src'), { recursive: true, encoding: 'utf8' });
  const names = new Set<string>();
  for (const file of files.filter((name) => /(Slice|events|toast|usePageTitle)\.tsx?$/.test(name))) {
    const exported = (await import(path.resolve('src', file))) as Record<string, unknown>;
    const creators = Object.values(exported).flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as object) : [value],
    );
    creators.filter(isActionCreator).forEach((creator) => names.add(creator.type));
  }
  expect(names.size).toBeGreaterThan(80);
  expect([...names].filter((name) => !HAPPENED.test(name))).toEqual([]);
});
