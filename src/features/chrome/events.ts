import { createAction } from '@reduxjs/toolkit';

/** Apart from the slice, which comes with the engine. */
export const menuOpened = createAction('chrome/menuOpened');
