export { KeysHelp, type Shortcut } from './KeysHelp';
export { KeysProvider } from './KeysProvider';
export { keysOpened, keysReducer } from './keysSlice';
export { useKeys } from './useKeys';
