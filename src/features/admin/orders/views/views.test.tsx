import { act, screen, waitFor, within } from '@testing-library/react';
import { orderViews } from '@/services/browser/stored/team/orderViews';
import { renderAdmin } from '../../testing/renderAdmin';
import { messages } from '../messages';
import { SaveViewDialog } from './SaveViewDialog';
import { ViewTabs } from './ViewTabs';
import { orderViewsSaga } from './viewsSaga';
import { selectViews, viewSaved } from './viewsSlice';

const CURRENT = 'status=packed';
const texts = messages.views;

test('a view needs a name of its own, and its button hands the focus on', async () => {
  const { user, state } = renderAdmin(
    <>
      <ViewTabs current={CURRENT} counts={null} />
      <SaveViewDialog search={CURRENT} />
    </>,
    {},
  );
  await user.click(screen.getByRole('button', { name: texts.save }));
  const dialog = within(screen.getByRole('dialog'));
  const name = dialog.getByLabelText(texts.name);
  await user.click(dialog.getByRole('button', { name: texts.saveAction }));
  expect(dialog.getByText(texts.nameProblems.missing)).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name, 'all{Enter}');
  expect(dialog.getByText(texts.nameProblems.taken)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Packed{Enter}');
  expect(selectViews(state()).saved).toEqual([{ name: 'Packed', search: CURRENT }]);
  const remove = screen.getByRole('button', { name: texts.remove('Packed') });
  expect(remove).toHaveFocus();
  await user.click(remove);
  expect(screen.getByRole('button', { name: texts.save })).toHaveFocus();
});

test('a view that another tab saves is shown here, and stays when this tab saves one', () => {
  const { dispatch } = renderAdmin(<ViewTabs current="" counts={null} />, {
    sagas: [() => orderViewsSaga()],
  });
  const theirs = { name: 'Bihar', search: 'q=Patna' };
  act(() => {
    orderViews.write([theirs]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'glumist.orderViews' }));
  });
  expect(screen.getByRole('link', { name: 'Bihar' })).toBeVisible();
  const ours = { name: 'Packed', search: CURRENT };
  act(() => void dispatch(viewSaved(ours)));
  expect(orderViews.read()).toEqual([theirs, ours]);
});
