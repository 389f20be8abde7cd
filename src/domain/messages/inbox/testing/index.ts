import { withDue } from '../clocks';
import type { StoredMessage } from '../message';

/** A new message, with the fields of `change`. */
export function aMessage(change: Partial<StoredMessage> = {}): StoredMessage {
  const createdAt = change.createdAt ?? '2026-11-20T06:00:00.000Z';
  return withDue({
    name: 'Aditi Rao',
    email: 'aditi@example.in',
    phone: '',
    message: 'When is the mist back?',
    userId: '',
    status: 'new' as const,
    createdAt,
    updatedAt: createdAt,
    ticket: 'T261120-4KX9M2',
    acknowledgedAt: null,
    dueAt: null,
    replies: [],
    search: ['T261120-4KX9M2', 'aditi@example.in'],
    ...change,
  });
}
