import type { CallFailure, ShareOutcome } from '@/services';

export const CATALOGUE_UNAVAILABLE = 'Our products could not be loaded. Your cart is safe.';

export const DETAIL_OFFLINE = 'You are offline, and this page has not been opened here before.';

export const DETAIL_UNAVAILABLE = 'This page could not be loaded. Your cart is safe.';

export function pincodeMessage(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'changed':
      return failure.message || 'This PIN code could not be checked.';
    case 'network':
      return 'The PIN code could not be checked. Please try again.';
  }
}

export const PINCODE_INVALID = 'Please enter a valid 6-digit PIN code';

/** Null when the result is visible anyway. */
export function sharedMessage(outcome: ShareOutcome): string | null {
  switch (outcome) {
    case 'copied':
      return 'Link copied';
    case 'failed':
      return 'The link could not be copied. It is in the address bar.';
    case 'shared':
    case 'dismissed':
      return null;
  }
}
