import { act, screen, waitFor } from '@testing-library/react';
import { alertsSaga, choiceRequested } from '@/features/alerts';
import { ToastHost } from '@/features/notifications';
import { fail, ok, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { YourMails } from './YourMails';

function show(change: Partial<Services['shop']> = {}) {
  const chosen: object[] = [];
  const fake = fakeServices();
  Object.assign(fake.services.shop, {
    chooseMails: async (choice: object) => {
      chosen.push(choice);
      return ok({ success: true, cartMails: false, reviewMails: true, ...Object.assign({}, ...chosen) });
    },
    ...change,
  });
  const ui = (
    <>
      <YourMails />
      <ToastHost />
    </>
  );
  return { ...renderWithStore(ui, { fake, sagas: [alertsSaga] }), chosen };
}
const box = () => screen.getByRole('checkbox', { name: 'Remind me of a cart that I left' });

test('mails about a cart are off until they are switched on', async () => {
  const { user, chosen } = show();
  await waitFor(() => expect(box()).toBeEnabled());
  expect(box()).not.toBeChecked();
  await user.click(box());
  expect(box()).toBeChecked();
  const asked = screen.getByRole('checkbox', { name: 'Ask me for a review two weeks after a delivery' });
  expect(asked).toBeChecked();
  await user.click(asked);
  expect(asked).not.toBeChecked();
  expect(box()).toBeChecked();
  expect(chosen).toEqual([{ cartMails: true }, { reviewMails: false }]);
});

test('a choice that was not saved does not stand there', async () => {
  const { user } = show({ chooseMails: async () => fail({ kind: 'network' }) });
  await waitFor(() => expect(box()).toBeEnabled());
  await user.click(box());
  expect(await screen.findByText(/We could not reach the shop/)).toBeVisible();
  await waitFor(() => expect(box()).not.toBeChecked());
});

test('a choice that did not load can be asked for again', async () => {
  const { user, fake } = show({ mailChoice: async () => fail({ kind: 'network' }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fake.services.shop.mailChoice = async () => ok({ success: true, cartMails: true, reviewMails: true });
  await user.click(again);
  await waitFor(() => expect(box()).toBeChecked());
});

/** Answers that come when the test says so, the oldest first. */
function lateAnswers() {
  const waiting: ((choice: object) => void)[] = [];
  const ask = () =>
    new Promise<never>((resolve) =>
      waiting.push((choice) => resolve(ok({ success: true, ...choice }) as never)),
    );
  return { ask, waiting, answer: (choice: object) => act(async () => waiting.shift()?.(choice)) };
}

test('a late read does not undo a press', async () => {
  const { user, fake, dispatch } = show();
  await waitFor(() => expect(box()).toBeEnabled());
  const late = lateAnswers();
  fake.services.shop.mailChoice = late.ask;
  dispatch(choiceRequested());
  await user.click(box());
  await late.answer({ cartMails: false, reviewMails: true });
  expect(box()).toBeChecked();
});

test('a second press is sent after the first, whose answer does not undo it', async () => {
  const late = lateAnswers();
  const { user } = show({ chooseMails: late.ask });
  await waitFor(() => expect(box()).toBeEnabled());
  const asked = screen.getByRole('checkbox', { name: 'Ask me for a review two weeks after a delivery' });
  await user.click(box());
  await user.click(asked);
  expect(late.waiting).toHaveLength(1);
  await late.answer({ cartMails: true, reviewMails: true });
  expect(asked).not.toBeChecked();
  await late.answer({ cartMails: true, reviewMails: false });
  expect(box()).toBeChecked();
  expect(asked).not.toBeChecked();
});
