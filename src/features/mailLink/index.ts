export { isLinkOver, linkFailure, type LinkContent, type LinkFailure } from './linkFailure';
export { LinkDone } from './LinkDone';
export { LinkColumn, LinkPage, LinkScreen } from './LinkScreen';
export { toShop } from './LinkTrouble';
