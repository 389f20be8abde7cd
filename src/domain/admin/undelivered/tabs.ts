import type { Undelivered } from '@/domain/orders/order/undelivered';

/** The views of the team's list of undelivered parcels. */
export const TABS = ['waiting', 'trying', 'returning', 'lost', 'all'] as const;
export type UndeliveredTab = (typeof TABS)[number];

export const UNDELIVERED_PER_PAGE = 50;

/** The state of the cases in a view; null where it does not go by the state. */
export const STATE_OF: Record<UndeliveredTab, Undelivered['state'] | null> = {
  waiting: 'waits',
  trying: 'trying',
  returning: 'returning',
  lost: null,
  all: null,
};

export const tabOf = (text: string | null): UndeliveredTab => TABS.find((tab) => tab === text) ?? 'waiting';
