import { createAction } from '@reduxjs/toolkit';

/** Somebody came to a path. */
export const pageViewed = createAction<string>('app/pageViewed');

/** Somebody typed or followed the checkout's own address. */
export const checkoutAddressVisited = createAction('app/checkoutAddressVisited');
