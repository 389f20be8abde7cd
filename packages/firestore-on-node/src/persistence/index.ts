export { checksum } from './checksum';
export { lockDirectory } from './lockFile';
