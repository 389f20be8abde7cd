export { checksum } from './checksum';
export { syncDirectory } from './files';
export { lockDirectory } from './lockFile';
