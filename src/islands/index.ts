export { watchFirstTouch } from './firstTouch';
export { island, preloadIslands, preloadLacking } from './island';
export { useAlong } from './useAlong';
