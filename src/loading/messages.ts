import { ChunkLoadError } from './loadChunk';

export const failureTitle = (error: Error): string =>
  error instanceof ChunkLoadError ? error.message : 'Something went wrong';

/** The text for a failed load. It says that nothing is lost. */
export function failureText(error: Error): string {
  if (!(error instanceof ChunkLoadError)) return 'This page ran into a problem. Your cart is safe.';
  return navigator.onLine
    ? 'Part of this page could not be loaded. Your cart is safe.'
    : 'You are offline, and this part of the shop has not been opened here before. Your cart is safe.';
}

export const messages = {
  tryAgain: 'Try again',
  goHome: 'Go home',
  close: 'Close',
};
