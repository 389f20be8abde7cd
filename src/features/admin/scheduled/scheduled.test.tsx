import { act, screen, waitFor } from '@testing-library/react';
import { aBanner } from '@/domain/offers/scheduled/testing';
import { catalogueLoaded } from '@/features/catalogue';
import { pageViewed } from '@/lib/toast';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { listRequested } from './scheduledSlice';
import { scheduledServer } from './testing/scheduledServer';
import { button, confirm, field, visit } from './testing/visitScheduled';

afterEach(() => window.sessionStorage.clear());

test('an offer can be found and switched off, and shows its use', async () => {
  const { user, server } = visit('/admin/offers');
  expect(await screen.findByText('7 used')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'glow');
  expect(await screen.findByText('1 offer')).toBeInTheDocument();
  await user.click(button('Switch off GLOW10'));
  expect(await screen.findByText('GLOW10 is off, at once for everyone.')).toBeInTheDocument();
  expect(server.stored.offers.get('glow10')).toMatchObject({ enabled: false, usedCount: 7 });
  await user.click(button('Off 1'));
  expect(button('Switch on GLOW10')).toBeInTheDocument();
});

test('a list that was read before a switch does not take the switch back', async () => {
  const server = scheduledServer();
  const { http } = server;
  const { user, dispatch } = visit('/admin/offers', server);
  await screen.findByText('7 used');
  const answers: (() => void)[] = [];
  server.http = async (request) => {
    const answer = await http(request);
    if (request.path === '/api/admin/offers') await new Promise<void>((resolve) => answers.push(resolve));
    return answer;
  };
  dispatch(listRequested('offers'));
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(button('Switch off GLOW10'));
  expect(await screen.findByText('GLOW10 is off, at once for everyone.')).toBeInTheDocument();
  // The list is read again.
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[0]?.());
  expect(button('Switch on GLOW10')).toBeInTheDocument();
  server.stored.offers.delete('mist100');
  dispatch(listRequested('offers'));
  await waitFor(() => expect(answers).toHaveLength(3));
  await act(async () => answers.forEach((send) => send()));
  await waitFor(() => expect(screen.queryByText('MIST100')).toBeNull());
  expect(button('Switch on GLOW10')).toBeInTheDocument();
});

test('a failed switch is reported, and the list is reloaded', async () => {
  const { user, server } = visit('/admin/offers');
  await screen.findByText('7 used');
  server.record.down = true;
  await user.click(button('Switch off GLOW10'));
  expect(await screen.findByText(/GLOW10 was not switched.*could not be reached/)).toBeInTheDocument();
  server.record.down = false;
  server.stored.offers.delete('mist100');
  await user.click(button('Switch off MIST100'));
  await waitFor(() => expect(screen.queryByText('MIST100')).toBeNull());
  expect(button('Switch off GLOW10')).toBeEnabled();
});

test('deleting an offer returns to the list, and Undo restores it', async () => {
  const { user, server, fake } = visit('/admin/offers/glow10');
  await screen.findByDisplayValue('GLOW10');
  await user.click(button('Delete'));
  await user.click(confirm('Keep it'));
  expect(server.stored.offers.has('glow10')).toBe(true);
  await user.click(button('Delete'));
  await user.click(confirm('Delete'));
  expect(await screen.findByText('GLOW10 is deleted.')).toBeInTheDocument();
  expect(fake.places.at(-1)?.path).toBe('/admin/offers');
  await user.click(button('Undo'));
  expect(await screen.findByText('GLOW10 is back.')).toBeInTheDocument();
  expect(server.stored.offers.get('glow10')).toMatchObject({ usedCount: 7 });
});

test('an offer whose deletion is answered after another screen was opened leads nowhere', async () => {
  const server = scheduledServer();
  const { http } = server;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.http = async (request) => {
    if (request.path.endsWith('/delete')) await held;
    return http(request);
  };
  const { user, fake, dispatch } = visit('/admin/offers/glow10', server);
  await screen.findByDisplayValue('GLOW10');
  await user.click(button('Delete'));
  await user.click(confirm('Delete'));
  dispatch(pageViewed('/admin/offers/mist100'));
  answer();
  expect(await screen.findByText('GLOW10 is deleted.')).toBeInTheDocument();
  expect(fake.places).toEqual([]);
  expect(button('Undo')).toBeEnabled();
});

test('each offer type has its own figures, and only those are sent', async () => {
  const { user, server, fake } = visit('/admin/offers/new');
  await screen.findByRole('textbox', { name: 'Code' });
  await user.type(field('Code'), 'fest20');
  await user.type(field('Title'), '20% off');
  await user.type(field('Percent'), '20');
  await user.type(field(/^Takes off at most/), '₹1,500');
  await user.selectOptions(screen.getByLabelText('Type'), 'Buy one, get one');
  expect(screen.queryByRole('textbox', { name: 'Percent' })).toBeNull();
  await user.type(field(/^Free items at most/), 'two');
  await user.click(button('Save'));
  expect(field(/^Free items at most/)).toHaveAccessibleDescription(/whole number/);
  expect(field(/^Free items at most/)).toHaveFocus();
  await user.clear(field(/^Free items at most/));
  await user.type(field(/^Free items at most/), '2');
  await user.click(button('Save'));
  await waitFor(() => expect(fake.places.at(-1)?.path).toMatch(/^\/admin\/offers\/\w{20}$/));
  const made = [...server.stored.offers.values()].at(-1);
  expect(made).toMatchObject({ code: 'FEST20', type: 'bogo', discount: 0, maxFreeItems: 2, enabled: false });
  expect(made).not.toHaveProperty('maxDiscount');
});

test('an offer can be for categories or a first order, and a type without figures asks for none', async () => {
  const { user, server, fake } = visit('/admin/offers/new');
  await screen.findByRole('textbox', { name: 'Code' });
  await user.type(field('Code'), 'toned');
  await user.type(field('Title'), 'Free delivery of toners');
  await user.selectOptions(screen.getByLabelText('Type'), 'Free delivery');
  expect(screen.queryByRole('textbox', { name: 'Percent' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('For'), 'Chosen products and combos');
  await user.click(button('Save'));
  expect(await screen.findByText('Choose at least one product.')).toBeInTheDocument();
  expect(button('Choose products')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('For'), 'Chosen categories');
  await user.click(await screen.findByRole('button', { name: 'Toner' }));
  await user.click(button('Save'));
  await waitFor(() => expect(fake.places.at(-1)?.path).toMatch(/^\/admin\/offers\/\w{20}$/));
  const made = [...server.stored.offers.values()].at(-1);
  expect(made).toMatchObject({
    code: 'TONED',
    type: 'free_delivery',
    discount: 0,
    scope: { kind: 'categories', categories: ['Toner'] },
  });
});

test('a code of another offer is refused at its field, and the typed text stays', async () => {
  const { user } = visit('/admin/offers/glow10');
  await screen.findByDisplayValue('GLOW10');
  await user.clear(field('Code'));
  await user.type(field('Code'), 'mist100');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(field('Code')).toHaveAccessibleDescription(/MIST100 is already the code of “10% off”/),
  );
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toHaveValue('MIST100');
});

test('a banner moved by keys keeps the focus, and the order is sent once after a pause', async () => {
  const banners = ['One', 'Two', 'Three'].map((title, at) => aBanner(title.toLowerCase(), at + 1, { title }));
  const { user, server } = visit('/admin/banner', scheduledServer({ banners }));
  const handle = () => button('Move Three: drag it, or press the arrow keys');
  const titles = () =>
    screen.getAllByRole('link').flatMap((link) => (link.hasAttribute('data-row') ? link.textContent : []));
  await screen.findByRole('link', { name: 'Three' });
  handle().focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(titles()).toEqual(['Three', 'One', 'Two']);
  expect(handle()).toHaveFocus();
  expect(screen.getByText('Three is number 1 of 3 now.')).toBeInTheDocument();
  expect(await screen.findByText('The new order is saved.')).toBeInTheDocument();
  expect(server.calls.filter(({ path }) => path.includes('arrange'))).toEqual([
    { path: '/api/admin/arrange/banners', body: { ids: ['three', 'one', 'two'] } },
  ]);
  await user.keyboard('{End}');
  expect(titles()).toEqual(['One', 'Two', 'Three']);
});

test('a refused order is replaced by the stored one', async () => {
  const { user, server } = visit('/admin/banner');
  await screen.findByRole('link', { name: 'Two' });
  server.stored.banners.set('new', aBanner('new', 3, { title: 'New' }));
  await user.click(button('Move Two up'));
  expect(await screen.findByText('One was added meanwhile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New' })).toBeInTheDocument();
  server.record.down = true;
  await user.click(button('Move Two up'));
  expect(await screen.findByText(/The order stays as it was/)).toBeInTheDocument();
});

test('a banner without a picture cannot be switched on and says why', async () => {
  const bare = aBanner('bare', 1, { title: 'Bare', imageTall: '', enabled: false });
  const { user, server } = visit('/admin/banner', scheduledServer({ banners: [bare] }));
  await user.click(await screen.findByRole('button', { name: 'Switch on “Bare”' }));
  expect(await screen.findByText(/“Bare” was not switched. The tall picture is missing/)).toBeInTheDocument();
  expect(server.stored.banners.get('bare')).toMatchObject({ enabled: false });
});

test('an end that is over is told in the form, and in the list with its year', async () => {
  const { user, server } = visit('/admin/offers/glow10');
  await screen.findByDisplayValue('GLOW10');
  await user.selectOptions(screen.getByLabelText('Shown'), 'On');
  await user.type(screen.getByLabelText(/^Ends/), '2020-12-09T10:00');
  expect(screen.getByLabelText('Shown')).toHaveAccessibleDescription(
    /Its end has passed, so shoppers do not see it/,
  );
  await user.click(button('Save'));
  await waitFor(() => expect(server.stored.offers.get('glow10')?.endsAt).toBe('2020-12-09T04:30:00.000Z'));
  visit('/admin/offers', server);
  expect(await screen.findByText('Until 9 Dec 2020, 10:00 am')).toBeVisible();
});

test('a banner that leads to no page of the shop is refused at its field', async () => {
  const { user, server } = visit('/admin/banner/one');
  const link = await screen.findByRole('textbox', { name: /^Leads to/ });
  await user.clear(link);
  await user.type(link, '/prodcuts');
  await user.click(button('Save'));
  expect(link).toHaveAccessibleDescription(/The shop has no page at this path/);
  expect(server.stored.banners.get('one')?.link).toBe('/products');
});

test('the editor says that a banner is hidden while its product is not on sale', async () => {
  const { user, dispatch } = visit('/admin/banner/one');
  const link = await screen.findByRole('textbox', { name: /^Leads to/ });
  await user.clear(link);
  await user.type(link, '/product/mist');
  expect(link).toHaveAccessibleDescription(/^A path of the shop/);
  dispatch(catalogueLoaded(aCatalogue()));
  expect(link).toHaveAccessibleDescription(/not on sale, so shoppers do not see it/);
  dispatch(catalogueLoaded(aCatalogue({ version: '2', products: [aProduct({ id: 'mist' })] })));
  expect(link).toHaveAccessibleDescription(/^A path of the shop/);
});

test('after a deletion the focus is at the heading of the list', async () => {
  const { user } = visit('/admin/banner');
  await user.click(await screen.findByRole('button', { name: 'Delete One' }));
  await user.click(confirm('Delete'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Banners' })).toHaveFocus();
});
