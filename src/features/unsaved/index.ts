export { askToLeave } from './askToLeave';
export {
  formBecameUnsaved,
  formsAbandoned,
  formSettled,
  leaveAnswered,
  leaveAsked,
  selectHasUnsavedForms,
  selectLeaveAnswer,
  selectLeaveQuestion,
  unsavedReducer,
  type UnsavedRoot,
} from './unsavedSlice';
export { useUnsavedForm } from './useUnsavedForm';
