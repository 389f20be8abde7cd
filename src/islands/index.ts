export { watchFirstTouch } from './firstTouch';
export { island, preloadIslands, preloadLacking, useComesAlong } from './island';
