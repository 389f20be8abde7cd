export { watchFirstTouch } from './firstTouch';
export { island, preloadIslands } from './island';
