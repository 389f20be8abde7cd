export { addressOf, ENTRIES, entryAt, MENU, type MenuEntry } from './menu';
export { menuSaga, RECOUNT_MS } from './menuSaga';
export { addressShown, menuReducer, selectMenu, type MenuCount } from './menuSlice';
export { messages as menuMessages, type EntryName } from './messages';
