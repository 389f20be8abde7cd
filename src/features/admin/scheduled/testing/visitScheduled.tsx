import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { ConfirmHost, ToastHost } from '@/features/notifications';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../../testing/renderAdmin';
import { adminSaga } from '../..';
import EditorScreen from '../../editor/EditorScreen';
import { KeysProvider } from '../../keys/KeysProvider';
import OffersScreen from '../../offers/OffersScreen';
import PlacedScreen from '../list/PlacedScreen';
import { scheduledServer } from './scheduledServer';

/** Opens the admin's offers and banners over a server in memory. */
export function visit(path: string, server = scheduledServer()) {
  const fake = fakeServices();
  fake.services.http = (request) => server.http(request);
  const screens = (
    <KeysProvider>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/admin/offers" element={<OffersScreen />} />
          <Route path="/admin/offers/new" element={<EditorScreen kind="offers" />} />
          <Route path="/admin/offers/:id" element={<EditorScreen kind="offers" />} />
          <Route path="/admin/banner" element={<PlacedScreen kind="banners" />} />
          <Route path="/admin/banner/:id" element={<EditorScreen kind="banners" />} />
        </Routes>
      </main>
      <ToastHost />
      <ConfirmHost />
    </KeysProvider>
  );
  return { ...renderAdmin(screens, { fake, sagas: [(services) => adminSaga(services)], path }), server };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const confirm = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name });
