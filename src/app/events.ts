import { createAction } from '@reduxjs/toolkit';

export { pageViewed } from '@/lib/toast';

/** The shopper opened /checkout by its address. */
export const checkoutAddressVisited = createAction('app/checkoutAddressVisited');
