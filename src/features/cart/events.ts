import { createAction } from '@reduxjs/toolkit';

// Apart from the slice, which comes with the engine.

export const drawerOpened = createAction('cart/drawerOpened');
export const drawerClosed = createAction('cart/drawerClosed');
