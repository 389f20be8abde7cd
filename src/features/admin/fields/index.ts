export { ChoiceField } from './ChoiceField';
export { Entry, EntryHead, Figures, Pair, Row, Section } from './Fields.styles';
export { draftName, type EditTarget } from './editTarget';
export { addRow, focusField, focusFirstField, removeRow } from './focusField';
export { linesOf, listOf } from './typedLists';
export { numberOf, textOf } from './typedNumbers';
export { fieldId, type Fields, FieldsContext, useFields } from './useFields';
export { useText } from './useText';
