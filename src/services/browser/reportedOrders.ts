import { local } from './storage';

const KEY = 'glumist.reportedOrders';
const MOST_REMEMBERED = 20;

/** Orders that analytics has heard of, over reloads and tabs: a purchase counts once. */
export interface ReportedOrders {
  has(orderId: string): boolean;
  add(orderId: string): void;
  /** Once nobody's orders can be reported here any more. */
  clear(): void;
}

export function createReportedOrders(): ReportedOrders {
  // Should storage be forbidden, at least this page remembers.
  const inMemory = new Set<string>();
  const stored = (): unknown[] => {
    const value = local.read(KEY);
    return Array.isArray(value) ? value : [];
  };
  return {
    has: (orderId) => inMemory.has(orderId) || stored().includes(orderId),
    add(orderId) {
      inMemory.add(orderId);
      local.write(KEY, [...stored(), orderId].slice(-MOST_REMEMBERED));
    },
    clear() {
      inMemory.clear();
      local.remove(KEY);
    },
  };
}
