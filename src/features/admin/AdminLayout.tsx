import type { ReactNode } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router-dom';
import { usePageTitle } from '@/lib/usePageTitle';
import { ADMIN_HOME } from '.';
import { AdminOrder } from './AdminOrder';
import { AdminOrders } from './AdminOrders';
import { Content, Frame, Nav } from './AdminLayout.styles';

/** The admin's screens under /admin; `notFound` is what an unknown area shows. */
export default function AdminLayout({ notFound }: { notFound: ReactNode }) {
  usePageTitle('Admin');
  const within = (screen: ReactNode) => (
    <Frame>
      <Nav aria-label="Admin">
        <NavLink to={ADMIN_HOME}>Orders</NavLink>
      </Nav>
      <Content>{screen}</Content>
    </Frame>
  );
  return (
    <Routes>
      {['', 'addproduct'].map((entry) => (
        <Route key={entry} path={entry} element={<Navigate to={ADMIN_HOME} replace />} />
      ))}
      <Route path="orders" element={within(<AdminOrders />)} />
      <Route path="orders/:orderId" element={within(<AdminOrder />)} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
