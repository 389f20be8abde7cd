import { screen, within } from '@testing-library/react';
import { anOrder } from '@/testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { EditItems } from './EditItems';
import { editOrderActions as actions } from './editOrderSlice';
import { messages } from './messages';

const [line] = anOrder().lines;

function open(order = anOrder()) {
  const view = renderAdmin(
    <main id="content" tabIndex={-1}>
      <EditItems order={order} />
    </main>,
    { before: [actions.editOrderLoaded(order)] },
  );
  return { ...view, button: (name: string) => screen.getByRole('button', { name }) };
}

test('a line that is taken out hands the focus to the button that puts it back, and that to the line', async () => {
  const { user, button } = open();
  expect(document.body).toHaveFocus();
  const [row] = screen.getAllByRole('listitem');
  await user.click(within(row!).getByRole('button', { name: /^Remove / }));
  expect(button(messages.items.putBackOf(line!.name))).toHaveFocus();
  await user.click(button(messages.items.putBackOf(line!.name)));
  expect(row).toContainElement(document.activeElement as HTMLElement);
});

test('a line that is taken out keeps its picture', async () => {
  const lines = [{ ...line!, mainImage: 'https://cdn.example.com/toner.webp' }];
  const { user } = open(anOrder({ lines }));
  const [row] = screen.getAllByRole('listitem');
  expect(row!.querySelector('img')).toBeInTheDocument();
  await user.click(within(row!).getByRole('button', { name: /^Remove / }));
  expect(row!.querySelector('img')).toBeInTheDocument();
});
