import type { Undelivered } from '../order/undelivered';

/** A case that begins now (ISO), before anything is known of it. */
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
