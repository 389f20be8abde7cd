import type { ReactNode } from 'react';
import { Link, Navigate, NavLink, Route, Routes } from 'react-router-dom';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { ADMIN_HOME } from '.';
import { AdminOrder } from './AdminOrder';
import { AdminOrders } from './AdminOrders';
import { Content, Frame, Nav } from './AdminLayout.styles';

function UnknownArea() {
  return (
    <EmptyState
      as="h1"
      title="This page does not exist"
      action={
        <Button as={Link} to={ADMIN_HOME}>
          To the orders
        </Button>
      }
    />
  );
}

/** The admin's screens under /admin; `notFound` is what an unknown area shows. */
export default function AdminLayout({ notFound = <UnknownArea /> }: { notFound?: ReactNode }) {
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
      <Route index element={<Navigate to={ADMIN_HOME} replace />} />
      <Route path="orders" element={within(<AdminOrders />)} />
      <Route path="orders/:orderId" element={within(<AdminOrder />)} />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
