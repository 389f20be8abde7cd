import { useState, type ReactNode } from 'react';
import { adminReducer, adminSaga } from '@/features/admin';
import AdminScreens from '@/features/admin/AdminScreens';
import { useAppStore } from '../boot/useAppStore';
import type { AppStore } from '../store';

/** RequireAdmin shows the admin once somebody is signed in, which only the running sagas say. */
function attachAdmin(store: AppStore): void {
  if ('admin' in store.getState()) return;
  store.addReducers({ admin: adminReducer });
  // Not adminSaga itself, which a hot reload replaces.
  store.runtime?.runSaga((services) => adminSaga(services));
  if (process.env.NODE_ENV !== 'production' && module.hot) {
    module.hot.accept('@/features/admin', () => {
      store.addReducers({ admin: adminReducer });
      store.runtime?.restartSagas();
    });
  }
}

/** The admin, whose slice and saga come with its chunk: no shopper loads a byte of them. */
export default function AdminRoute({ notFound }: { notFound: ReactNode }) {
  const store = useAppStore();
  // The layout's selectors need the slice in the first render.
  useState(() => attachAdmin(store));
  return <AdminScreens notFound={notFound} />;
}
