export { linkFailure, type LinkFailure } from './linkFailure';
export { LinkPage, LinkScreen } from './LinkScreen';
export { toShop } from './LinkTrouble';
