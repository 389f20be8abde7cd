import type { CallFailure, CatalogueFailure } from '@/services';

export const CATALOGUE_UNAVAILABLE = 'Our shelves did not load. Your cart is safe.';

export function detailMessage(failure: CatalogueFailure): string {
  switch (failure.kind) {
    case 'not_found':
      return 'This product is no longer here.';
    case 'unavailable':
      return 'This page did not load. Your cart is safe.';
  }
}

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
