export { linkFailure, type LinkFailure } from './linkFailure';
export { LinkDone } from './LinkDone';
export { LinkColumn, LinkPage, LinkScreen } from './LinkScreen';
export { toShop } from './LinkTrouble';
