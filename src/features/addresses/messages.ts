import { MAX_ADDRESSES } from '@/domain/address';

export const messages = {
  loginFirst: 'Please login to save addresses',
  saveFailed: 'Failed to save address. Please try again.',
  full: `You can save up to ${MAX_ADDRESSES} addresses. Remove one first.`,
  loadFailed: 'Your addresses could not be loaded.',
};
