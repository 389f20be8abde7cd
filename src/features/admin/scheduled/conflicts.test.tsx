import { screen, waitFor } from '@testing-library/react';
import { aBanner } from '@/domain/offers/scheduled/testing';
import { anOffer } from '@/domain/offers/testing';
import { scheduledServer } from './testing/scheduledServer';
import { button, confirm, field, visit } from './testing/visitScheduled';

afterEach(() => window.sessionStorage.clear());

test('what a colleague changed meanwhile is shown and is neither switched on nor deleted from an old list', async () => {
  const draft = anOffer('glow10', { enabled: false, title: 'Early sale', discount: 5 });
  const banner = aBanner('one', 1, { title: 'One' });
  const server = scheduledServer({ offers: [draft], banners: [banner] });
  const { user, unmount } = visit('/admin/offers', server);
  await screen.findByText('Early sale');
  const changed = { ...draft, title: 'Big sale', discount: 50, updatedAt: '2026-11-20T00:00:00.000Z' };
  server.stored.offers.set('glow10', changed);
  await user.click(button('Switch on GLOW10'));
  const words = 'Somebody else changed it meanwhile. This is how it is now.';
  expect(await screen.findByText(`GLOW10 was not switched. ${words}`, { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Big sale')).toBeInTheDocument();
  expect(server.stored.offers.get('glow10')).toEqual(changed);
  await user.click(button('Switch on GLOW10'));
  expect(await screen.findByText('GLOW10 is on.')).toBeInTheDocument();
  unmount();

  const { user: second } = visit('/admin/banner', server);
  await second.click(await screen.findByRole('button', { name: 'Delete One' }));
  const other = { ...banner, title: 'Another', updatedAt: '2026-11-20T00:00:00.000Z' };
  server.stored.banners.set('one', other);
  await second.click(confirm('Delete'));
  expect(await screen.findByText(`“One” is still there. ${words}`, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Another' })).toBeInTheDocument();
  expect(server.stored.banners.get('one')).toEqual(other);
});

test('an editor whose offer a colleague changed meanwhile deletes nothing and shows the change', async () => {
  const { user, server, fake } = visit('/admin/offers/glow10');
  await screen.findByDisplayValue('GLOW10');
  const changed = { ...anOffer('glow10', { title: '50% off' }, 7), updatedAt: '2026-11-20T00:00:00.000Z' };
  server.stored.offers.set('glow10', changed);
  await user.click(button('Delete'));
  await user.click(confirm('Delete'));
  expect(await screen.findByText(/GLOW10 is still there. Somebody else changed it/)).toBeInTheDocument();
  expect(field('Title')).toHaveValue('50% off');
  expect(fake.places).toEqual([]);
  await user.click(button('Delete'));
  await user.click(confirm('Delete'));
  expect(await screen.findByText('GLOW10 is deleted.')).toBeInTheDocument();
});

test('a conflict with another admin’s switch is shown, and the own change is applied on top', async () => {
  const { user, server } = visit('/admin/offers/glow10');
  await screen.findByDisplayValue('GLOW10');
  const theirs = server.stored.offers.get('glow10');
  if (theirs)
    server.stored.offers.set('glow10', { ...theirs, enabled: false, updatedAt: '2026-11-20T00:00:00.000Z' });
  await user.type(field('Title'), ' now');
  await user.click(button('Save'));
  const differs = await screen.findByLabelText('What differs');
  expect(differs).toHaveTextContent(/Shown\s*Saved now\s*Off\s*Before\s*On/);
  await user.click(button('Keep mine'));
  expect(await screen.findByText(/^Not saved yet\. Please look it over/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(button('Save'));
  await waitFor(() =>
    expect(server.stored.offers.get('glow10')).toMatchObject({ title: '10% off now', enabled: false }),
  );
});
