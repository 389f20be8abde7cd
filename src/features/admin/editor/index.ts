import { adminScreen } from '@/features/admin/shared';

export { editorApi } from './editorApi';
export { editorSaga } from './editorSaga';
export { editorReducer } from './editorSlice';

export const EditorScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-catalogue" */ './EditorScreen'),
);
