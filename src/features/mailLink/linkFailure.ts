import { failureText } from '@/features/failures';
import type { CallFailure } from '@/services';

export interface LinkFailure {
  message: string;
  /** Whether the link itself is over, so that trying again does not help. */
  isOver: boolean;
}

/** Statuses of a link that is used, expired or not the shop's. */
const OVER: readonly number[] = [404, 409, 410];

/** Why a page that a link in a mail opened has nothing to show. */
export const linkFailure = (failure: CallFailure): LinkFailure => ({
  message: failureText(failure),
  isOver: failure.kind === 'refused' && OVER.includes(failure.status),
});
