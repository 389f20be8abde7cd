import type { UndeliveredRow } from '@/domain/admin/undelivered/row';

export type Choice = 'again' | 'change' | 'return';

/** An answer to the courier that is not sent yet. */
export interface AnswerDraft {
  /** How many attempts the parcel had. A draft does not outlive the next attempt. */
  attempt: number;
  /** Null until something is chosen. */
  choice: Choice | null;
  /** Empty for the courier's next round; null until one is chosen. */
  day: string | null;
  phone: string;
  landmark: string;
  address: string;
  note: string;
}

/** The drafts, by order. */
export type AnswerDrafts = Record<string, AnswerDraft>;

type AnswerableRow = Pick<UndeliveredRow, 'orderId' | 'attempts' | 'acts'>;

/** The draft for a parcel; a new one if nothing was typed since its last attempt. */
export function draftOf(drafts: AnswerDrafts, { orderId, attempts }: AnswerableRow): AnswerDraft {
  const draft = drafts[orderId];
  if (draft?.attempt === attempts.length) return draft;
  return {
    attempt: attempts.length,
    choice: null,
    day: null,
    phone: '',
    landmark: '',
    address: '',
    note: '',
  };
}

/** Whether leaving would lose an answer: a parcel that can still be answered has typed text or another choice. */
export function hasUnsentAnswer(drafts: AnswerDrafts, row: AnswerableRow): boolean {
  if (row.acts.length === 0) return false;
  const { choice, day, phone, landmark, address, note } = draftOf(drafts, row);
  const isChosen = (choice !== null && choice !== 'again') || day !== null;
  return isChosen || (phone + landmark + address + note).trim() !== '';
}
