import { local, onStorageChange } from '../storage';

/** A view of the admin's list of orders: its name, and the search part of its address. */
export interface OrderView {
  name: string;
  search: string;
}

const KEY = 'glumist.orderViews';

const isView = (one: unknown): one is OrderView => {
  const { name, search } = Object(one) as Partial<Record<keyof OrderView, unknown>>;
  return typeof name === 'string' && name !== '' && typeof search === 'string';
};

/** The views that the colleague saved in this browser. They contain filters and columns, and no personal data. */
export const orderViews = {
  read(): OrderView[] {
    const stored = local.read(KEY);
    return Array.isArray(stored) ? stored.filter(isView) : [];
  },
  write: (views: readonly OrderView[]): void => local.write(KEY, views),
  /** Calls back when another tab saves or removes a view. Returns the unsubscribe. */
  subscribe: (listener: (views: OrderView[]) => void) =>
    onStorageChange(KEY, () => listener(orderViews.read())),
};
