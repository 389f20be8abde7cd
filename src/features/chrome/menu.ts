import { createAction } from '@reduxjs/toolkit';

// Apart from the slice, which comes with the engine.

export const menuOpened = createAction('chrome/menuOpened');
export const menuClosed = createAction('chrome/menuClosed');

/** What the page around the menu knows of it, also before its slice is there. */
export interface MenuRoot {
  chrome?: { menuOpen: boolean };
}

export const selectMenuOpen = ({ chrome }: MenuRoot) => chrome?.menuOpen ?? false;
