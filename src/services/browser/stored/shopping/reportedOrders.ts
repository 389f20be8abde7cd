import { local } from '../storage';

const KEY = 'glumist.reportedOrders';
const MAX_REMEMBERED = 20;

/** Orders reported to analytics, across reloads and tabs, so that a purchase counts once. */
export interface ReportedOrders {
  has(orderId: string): boolean;
  add(orderId: string): void;
  /** Called when no more orders can be reported here. */
  clear(): void;
}

export function createReportedOrders(): ReportedOrders {
  // Without storage, the page remembers them.
  const inMemory = new Set<string>();
  const stored = (): unknown[] => {
    const value = local.read(KEY);
    return Array.isArray(value) ? value : [];
  };
  return {
    has: (orderId) => inMemory.has(orderId) || stored().includes(orderId),
    add(orderId) {
      inMemory.add(orderId);
      local.write(KEY, [...stored(), orderId].slice(-MAX_REMEMBERED));
    },
    clear() {
      inMemory.clear();
      local.remove(KEY);
    },
  };
}
