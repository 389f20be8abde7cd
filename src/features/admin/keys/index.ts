export { KeysHelp } from './KeysHelp';
export { KeysProvider } from './KeysProvider';
export { useKeys } from './useKeys';
