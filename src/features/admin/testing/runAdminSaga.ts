import { createSagaRunner } from '@/testing/runSaga';
import { adminReducer } from '../adminReducer';

/** Runs sagas with all reducers of the shop and the admin. */
export const runAdminSaga = createSagaRunner({ admin: adminReducer });
