import type { Undelivered } from '../order/undelivered';

/** A case that opens now (ISO), still empty. */
export const newCase = (openedAt: string, state: Undelivered['state']): Undelivered => ({
  state,
  end: '',
  openedAt,
  dueAt: '',
  attempts: [],
  answers: [],
  losses: [],
  lostAt: '',
  movedAt: '',
  askingUntil: '',
});
