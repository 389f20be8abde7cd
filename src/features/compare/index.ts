export { compareSaga } from './compareSaga';
export {
  chipPressed,
  compareReducer,
  comparisonShown,
  differencesChosen,
  missingRequested,
  pickerClosed,
  pickerOpened,
  selectCompare,
} from './compareSlice';
export type { CompareRoot, Missing } from './compareSlice';
export { PickBar } from './PickBar';
export { PickBox } from './PickBox';
