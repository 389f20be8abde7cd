import { useLayoutEffect, useSyncExternalStore } from 'react';
import { adminReducer, adminSaga } from '@/features/admin';
import AdminScreens from '@/features/admin/AdminScreens';
import { useAppStore } from '../boot/useAppStore';
import type { AppStore } from '../store';

/** RequireAdmin renders the admin only after the login, so the sagas run already. */
function attachAdmin(store: AppStore): void {
  if ('admin' in store.getState()) return;
  store.addReducers({ admin: adminReducer });
  // Not adminSaga itself, because a hot reload replaces it.
  store.runtime?.runSaga((services) => adminSaga(services));
  if (process.env.NODE_ENV !== 'production' && module.hot) {
    module.hot.accept('@/features/admin', () => {
      store.addReducers({ admin: adminReducer });
      store.runtime?.restartSagas();
    });
  }
}

/** The admin. Its slice and saga load with its chunk, so shoppers download none of it. */
export default function AdminRoute() {
  const store = useAppStore();
  const isAttached = useSyncExternalStore(store.subscribe, () => 'admin' in store.getState());
  // Not during the render: a new slice notifies every subscriber. The admin's selectors need it, so its
  // screens wait for one render.
  useLayoutEffect(() => attachAdmin(store), [store]);
  return isAttached ? <AdminScreens /> : null;
}
