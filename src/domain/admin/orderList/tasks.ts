import { WAITS, type Wait } from './row';

/** The tasks of the team: what orders wait for, messages to answer, and mails that were not sent. */
const TASKS = [...WAITS, 'messages', 'mails'] as const;
export type TaskKind = (typeof TASKS)[number];

/** The most urgent item of each task. Times are ISO; without an item they are empty, or the item is null. */
export interface FirstTasks {
  /** When the oldest order to pack was placed, and the day that was promised for it. */
  pack: { placedAt: string; promised: string };
  /** The undelivered parcel whose time ends first. */
  parcel: { customer: string; dueAt: string } | null;
  /** When the oldest return to decide or to judge was requested. */
  returnAt: string;
  /** When the oldest orders with a parcel coming back and with a refund due were placed. */
  backAt: string;
  refundAt: string;
  /** The time by which the first message has to be answered. */
  messageDueAt: string;
}

export interface TaskCounts {
  waiting: Readonly<Record<Wait, number>>;
  messages: { open: number };
  mails: { failed: number; late: number };
  first: FirstTasks;
}

/** A task with work to do. Times are ISO; empty where there is none. */
export interface Task {
  kind: TaskKind;
  count: number;
  /** When its clock ends. */
  dueAt: string;
  /** Since when its oldest item has waited. */
  since: string;
}

/** An ISO time as a number; without one it comes after all others. */
const placeOf = (iso: string): number => (iso === '' ? Number.MAX_SAFE_INTEGER : Date.parse(iso));

/**
 * The tasks with work to do: those with a clock, the soonest first, then the others by age. `courierAt` is when the
 * courier comes for the packed orders; empty where no time is set.
 */
export function sortTasks({ waiting, messages, mails, first }: TaskCounts, courierAt: string): Task[] {
  const counts: Record<TaskKind, number> = {
    ...waiting,
    messages: messages.open,
    mails: mails.failed + mails.late,
  };
  const dueAt: Partial<Record<TaskKind, string>> = {
    pack: courierAt,
    parcel: first.parcel?.dueAt ?? '',
    messages: first.messageDueAt,
  };
  const since: Partial<Record<TaskKind, string>> = {
    pack: first.pack.placedAt,
    return: first.returnAt,
    back: first.backAt,
    refund: first.refundAt,
  };
  return TASKS.filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], dueAt: dueAt[kind] ?? '', since: since[kind] ?? '' }))
    .sort((a, b) => placeOf(a.dueAt) - placeOf(b.dueAt) || placeOf(a.since) - placeOf(b.since));
}
