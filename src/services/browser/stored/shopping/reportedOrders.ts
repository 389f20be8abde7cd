import { local } from '../storage';

const KEY = 'glumist.reportedOrders';
const MAX_REMEMBERED = 20;

/** Orders reported to analytics, across reloads and tabs, so that a purchase counts once. */
export function createReportedOrders() {
  // Without storage, the page remembers them.
  const inMemory = new Set<string>();
  const stored = (): unknown[] => {
    const value = local.read(KEY);
    return Array.isArray(value) ? value : [];
  };
  return {
    has: (orderId: string): boolean => inMemory.has(orderId) || stored().includes(orderId),
    add(orderId: string): void {
      inMemory.add(orderId);
      local.write(KEY, [...stored(), orderId].slice(-MAX_REMEMBERED));
    },
    /** Called when no more orders can be reported here. */
    clear(): void {
      inMemory.clear();
      local.remove(KEY);
    },
  };
}
