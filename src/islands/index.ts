export { watchFirstTouch } from './firstTouch';
export { island, preloadDrawnIslands, preloadIslands } from './island';
