import type { Firestore } from 'firebase-admin/firestore';

export type RunTransaction = Firestore['runTransaction'];

/** The functions' Firestore with another way to run its transactions; `run` is its own. */
export const aroundTransactions =
  (wrap: (run: RunTransaction) => RunTransaction) =>
  (db: Firestore): Firestore => {
    const wrapped = wrap(db.runTransaction.bind(db));
    return new Proxy(db, {
      get(target, name) {
        if (name === 'runTransaction') return wrapped;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  };
