import { MAX_WISHES } from '@/domain/wishlist/wishlist';

export const messages = {
  heart: (name: string) => `Keep ${name} on your wishlist`,
  saved: (name: string) => `${name} is on your wishlist.`,
  view: 'View wishlist',
  removed: (name: string) => `${name} is off your wishlist.`,
  undo: 'Undo',
  full: (name: string) =>
    `Your wishlist holds ${MAX_WISHES} products at most. Take one off it to save ${name}.`,
  noRoom: (count: number) => `Your wishlist holds ${MAX_WISHES} products at most. ${count} more had no room.`,
  sharingFailed: 'That did not work. Check your connection and try again.',
  linkOver: 'The person who shared it has ended the link.',
  loadFailed: 'The list could not be loaded. Check your connection and try again.',
};
