import { useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { adminReducer, adminSaga } from '@/features/admin';
import AdminLayout from '@/features/admin/AdminLayout';
import type { AppStore } from '../store';

const feature = { name: 'admin', reducer: adminReducer, saga: adminSaga };

/** The admin, whose slice and saga come with its chunk: no shopper loads a byte of them. */
export default function AdminRoute({ notFound }: { notFound: ReactNode }) {
  const store = useStore() as AppStore;
  // Before anything below asks for the slice.
  useState(() => store.attach(feature));
  return <AdminLayout notFound={notFound} />;
}
