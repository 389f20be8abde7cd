import type { AnalyticsEvent, PageFields } from '@/domain/analytics/analytics';
import type { ConsentChoice } from '@/domain/customers/consent';
import type { Services } from '@/services';
import type { BrowserStorage } from '@/services/browser/stored/createStorage';

/** A fake analytics service that records what it gets, and the consent in this browser. */
export function createFakeAnalytics() {
  const events: AnalyticsEvent[] = [];
  /** The consents it was given, in order: null for the default at the start. */
  const consents: (ConsentChoice | null)[] = [];
  /** The pages that it was told of, in order. */
  const pages: PageFields[] = [];
  const otherTab = new Set<(choice: ConsentChoice) => void>();
  const orders = new Set<string>();
  const fake = { present: true, stored: null as ConsentChoice | null };

  const service: Services['analytics'] = {
    present: () => fake.present,
    start: (choice) => void consents.push(null, ...(choice ? [choice] : [])),
    choose: (choice) => void consents.push(choice),
    setPage: (page) => void pages.push(page),
    send(event) {
      if (fake.present) events.push(event);
      return fake.present;
    },
  };
  const consent: BrowserStorage['consent'] = {
    read: () => fake.stored,
    write: (choice) => {
      fake.stored = choice;
    },
    subscribe(listener) {
      otherTab.add(listener);
      return () => otherTab.delete(listener);
    },
  };
  const reportedOrders: BrowserStorage['reportedOrders'] = {
    has: (orderId) => orders.has(orderId),
    add: (orderId) => void orders.add(orderId),
    clear: () => orders.clear(),
  };
  return {
    service,
    consent,
    reportedOrders,
    events,
    consents,
    pages,
    /** Whether there is a service, and the stored consent. */
    state: fake,
    answerInOtherTab: (choice: ConsentChoice) => otherTab.forEach((listener) => listener(choice)),
  };
}
