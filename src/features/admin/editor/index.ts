export { EditorScreen } from './EditorScreen';
export { editorApi } from './editorApi';
export { editorSaga } from './editorSaga';
export { editorReducer } from './editorSlice';
