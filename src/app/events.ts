import { createAction } from '@reduxjs/toolkit';

export { pageViewed } from '@/lib/toast';

/** Somebody typed or followed the checkout's own address. */
export const checkoutAddressVisited = createAction('app/checkoutAddressVisited');
