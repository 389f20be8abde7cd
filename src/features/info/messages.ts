import type { CallFailure } from '@/services';

export function contactMessage(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
    case 'changed':
      return failure.message || 'Your message was not sent. Please try again.';
    case 'network':
      return 'Your message was not sent: the network did not answer. It is still here, please try again.';
  }
}
