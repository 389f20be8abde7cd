import { useState, type ReactNode } from 'react';
import { adminReducer, adminSaga } from '@/features/admin';
import AdminLayout from '@/features/admin/AdminLayout';
import { useAppStore } from '../boot/useAppStore';
import type { AppStore } from '../store';

const reducers = { admin: adminReducer };

/** RequireAdmin shows the admin once somebody is signed in, which only the running sagas say. */
function attachAdmin(store: AppStore): void {
  if ('admin' in store.getState()) return;
  store.addReducers(reducers);
  store.runSaga?.(adminSaga);
}

/** The admin, whose slice and saga come with its chunk: no shopper loads a byte of them. */
export default function AdminRoute({ notFound }: { notFound: ReactNode }) {
  const store = useAppStore();
  // The layout's selectors need the slice in the first render.
  useState(() => attachAdmin(store));
  return <AdminLayout notFound={notFound} />;
}
