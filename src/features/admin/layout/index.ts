export { AdminFrame } from './AdminFrame';
export { UnknownAddress } from './UnknownAddress';
