export { aboutOther } from './aboutOther';
export { adminScreen } from './adminScreen';
export { Card, CardList } from './styles/cards.styles';
export { DoubtLinks } from './DoubtLinks';
export { LoadState } from './LoadState';
export { loadWith } from './loadWith';
export { RetryNote } from './RetryNote';
export { callFromScreen } from './callFromScreen';
export { callMessage, unexpectedFailure } from './callMessage';
export { FormDialog } from './FormDialog';
export { type EditKind, kindWords } from './kinds';
export { denseButtons, denseFields, Kbd } from './styles/dense.styles';
export { adminMedia } from './styles/media';
export { NumberSettings } from './NumberSettings';
export { menuIcons } from './menuIcons';
export { newKey } from './newKey';
export { oneAtATime } from './oneAtATime';
export { NO_PICTURE } from './noPicture';
export { ProgressBar } from './ProgressBar';
export { pollWhileVisible } from './pollWhileVisible';
export { readAllPages } from './readAllPages';
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
export { numberIn, paiseIn } from './typedAmount';
export { changedFields, useTypedOver } from './useTypedOver';
