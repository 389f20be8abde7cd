export { adminScreen } from './adminScreen';
export { Card, CardList } from './cards.styles';
export { RetryNote } from './RetryNote';
export { callMessage } from './callMessage';
export { type EditKind, kindWords } from './kinds';
export { focusInvalid } from './focusInvalid';
export { denseButtons, Kbd } from './dense.styles';
export { adminMedia } from './media';
export { newKey } from './newKey';
export { ProgressBar } from './ProgressBar';
export { pollWhileVisible } from './pollWhileVisible';
export { PageHead, PageNav, Panel, Standing } from './page.styles';
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
} from './rowStyles';
export { Amounts, DialogForm, SettingsFields } from './settingsForm.styles';
export { Tabs } from './tabs.styles';
export { numberIn, paiseIn, plainNumber } from './typedAmount';
export { useFocusAfterRemoval } from './useFocusAfterRemoval';
export { useFocusAfterStep } from './useFocusAfterStep';
export { useOpenTab } from './useOpenTab';
