import { failureText } from '@/features/failures';
import type { Remote } from '@/lib/remote';
import type { CallFailure } from '@/services';

/** Why the page of a link has nothing to show: 'over' if the link is used or expired, so that a retry cannot help. */
export interface LinkFailure {
  status: 'failed' | 'over';
  message: string;
}

/** The data behind a link. */
export type LinkContent<T> = Remote<T> | LinkFailure;

/** Statuses of a link that is used, expired or not the shop's. */
const OVER: readonly number[] = [404, 409, 410];

export const isLinkOver = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && OVER.includes(failure.status);

/** The reason why the page of a mail's link has nothing to show. */
export const linkFailure = (failure: CallFailure): LinkFailure => ({
  status: isLinkOver(failure) ? 'over' : 'failed',
  message: failureText(failure),
});
