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
  const here = new Set<string>();
  const stored = (): unknown[] => {
    const kept = local.read(KEY);
    return Array.isArray(kept) ? kept : [];
  };
  return {
    has: (orderId) => here.has(orderId) || stored().includes(orderId),
    add(orderId) {
      here.add(orderId);
      local.write(KEY, [...stored(), orderId].slice(-MOST_REMEMBERED));
    },
    clear() {
      here.clear();
      local.remove(KEY);
    },
  };
}
