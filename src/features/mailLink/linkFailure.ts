import { failureText } from '@/features/failures';
import type { CallFailure } from '@/services';

export interface LinkFailure {
  message: string;
  /** Whether the link itself is used or expired, so that a retry cannot help. */
  isOver: boolean;
}

/** Statuses of a link that is used, expired or not the shop's. */
const OVER: readonly number[] = [404, 409, 410];

/** The reason why the page of a mail's link has nothing to show. */
export const linkFailure = (failure: CallFailure): LinkFailure => ({
  message: failureText(failure),
  isOver: failure.kind === 'refused' && OVER.includes(failure.status),
});
