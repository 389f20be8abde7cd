export { watchFirstTouch } from './firstTouch';
export { island, preloadIslands, preloadLacking } from './island';
export { createPatientPart } from './patientPart';
export { useAlong } from './useAlong';
