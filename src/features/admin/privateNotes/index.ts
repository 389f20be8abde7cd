export { lockIcon } from './icons';
export { messages as privateNoteMessages } from './messages';
export { PrivateNotesCard } from './PrivateNotesCard';
export { privateNotesSaga } from './privateNotesSaga';
export { privateNotesReducer, selectPrivateNotes } from './privateNotesSlice';
