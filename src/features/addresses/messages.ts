import { MAX_ADDRESSES } from '@/domain/address';
import type { PincodePlace } from '@/domain/pincode';

export const messages = {
  loginFirst: 'Please login to save addresses',
  saveFailed: 'Failed to save address. Please try again.',
  full: `You can save up to ${MAX_ADDRESSES} addresses. Remove one first.`,
  loadFailed: 'Your addresses could not be loaded.',
  unknownPincode: 'We could not find this PIN code. Is it right?',
  elsewhere: ({ pincode, states }: PincodePlace) =>
    `${pincode} is in ${states.join(' or ')}. Is the PIN code right, and the state?`,
  placed: ({ city, states }: PincodePlace) => `Found ${city}, ${states[0]}`,
};
