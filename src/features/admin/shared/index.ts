export { aboutOther } from './aboutOther';
export { BankReferenceField, missingReference } from './forms/BankReferenceField';
export { adminScreen } from './adminScreen';
export { Card, CardList } from './styles/cards.styles';
export { DoubtLinks } from './DoubtLinks';
export { LoadState } from './loading/LoadState';
export { loadWith } from './loading/loadWith';
export { RetryNote } from './loading/RetryNote';
export { callFromScreen } from './callFromScreen';
export { callMessage, unexpectedFailure } from './callMessage';
export { FormDialog } from './forms/FormDialog';
export { type EditKind, kindWords } from './kinds';
export { denseButtons, denseFields, Kbd } from './styles/dense.styles';
export { adminMedia } from './styles/media';
export { NumberSettings } from './forms/NumberSettings';
export { menuIcons } from './menuIcons';
export { newKey } from './newKey';
export { oneAtATime } from './oneAtATime';
export { NO_PICTURE } from './noPicture';
export { ProgressBar } from './ProgressBar';
export { pollWhileVisible } from './loading/pollWhileVisible';
export { readAllPages } from './loading/readAllPages';
export { PageHead, PageNav, Panel, Standing } from './styles/page.styles';
export {
  CHOSEN,
  nameAndNote,
  nameLink,
  panelTable,
  rowLink,
  rowPicture,
  sansTotal,
  scrollRow,
  spreadRow,
  wholeCard,
} from './styles/rowStyles';
export { DialogForm, SettingsFields } from './styles/settingsForm.styles';
export { Tabs } from './styles/tabs.styles';
export { numberIn, paiseIn } from './forms/typedAmount';
export { changedFields, useTypedOver } from './forms/useTypedOver';
