import { createRenderer } from '@/testing/renderWithStore';
import { runAdminSaga } from './runAdminSaga';

/** Renders with all reducers of the shop and the admin. */
export const renderAdmin = createRenderer(runAdminSaga);
