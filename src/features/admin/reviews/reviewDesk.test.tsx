import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminQuestion, AdminReview, DeskPage } from '@/domain/contracts/admin/reviews';
import { ToastHost } from '@/features/notifications';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { fail, ok } from '@/services';
import type { DeskAct, DeskItem, ReviewAdmin } from '@/services/admin/people/createReviewAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { reviewDeskSaga } from './reviewsSaga';
import ReviewsScreen from './ReviewsScreen';

const question: AdminQuestion = {
  of: 'questions',
  id: 'q1',
  productId: 'gel',
  product: 'Matte Gel',
  userId: 'asha',
  status: 'pending',
  createdAt: '2026-11-26T09:00:00.000Z',
  savedAt: '2026-11-26T09:00:00.000Z',
  refusal: '',
  helpful: 0,
  reports: 0,
  reportedFor: [],
  text: 'Over a moisturizer?',
  answer: '',
};
const page: DeskPage<DeskItem> = {
  success: true,
  rows: [question],
  counts: { waiting: 1, reported: 0, published: 11, refused: 0 },
  toRead: { reviews: 0, questions: 1 },
  next: '',
};

const OFFLINE = fail({ kind: 'network' } as const);

const review: AdminReview = {
  of: 'reviews',
  id: 'gel_asha',
  productId: 'gel',
  product: 'Matte Gel',
  userId: 'asha',
  status: 'published',
  createdAt: '2026-11-26T09:00:00.000Z',
  savedAt: '2026-11-27T09:00:00.000Z',
  refusal: '',
  helpful: 0,
  reports: 0,
  reportedFor: [],
  rating: 4,
  title: 'Calm',
  body: 'My skin is calm again.',
  skinType: '',
  weeksUsed: 0,
  author: 'Asha R.',
  city: 'Pune',
  photos: [],
  reply: '',
};

async function open(
  answers: (() => Awaited<ReturnType<ReviewAdmin['act']>>)[],
  row: DeskItem = question,
  newer: DeskItem = row,
) {
  const acts: DeskAct[] = [];
  const api: ReviewAdmin = {
    list: async () => ok({ ...page, rows: [acts.length > 0 ? newer : row] }),
    act: async (act) => {
      acts.push(act);
      return answers[acts.length - 1]?.() ?? OFFLINE;
    },
  };
  const path = `/admin/reviews?of=${row.of}&box=${row.status === 'published' ? 'published' : 'waiting'}`;
  const { user, state } = renderAdmin(<ReviewsScreen />, { sagas: [() => reviewDeskSaga(api)], path });
  const press = async () =>
    user.click(await screen.findByRole('button', { name: /^(Answer|Change answer) the (question|review)/ }));
  await press();
  const dialog = () => within(screen.getByRole('dialog'));
  const type = (text: string) => user.type(dialog().getByRole('textbox', { name: 'Answer' }), text);
  const send = () => user.click(dialog().getByRole('button', { name: 'Publish answer' }));
  const isUnsent = () => selectHasUnsavedForms(state());
  return { user, acts, press, dialog, type, send, isUnsent };
}

const answered = ok({
  success: true as const,
  message: 'It is shown.',
  item: { ...question, status: 'published' as const, answer: 'Yes.' },
});

test('an answer that was not sent stays in its dialog, and the counts follow once it is', async () => {
  const { acts, dialog, type, send } = await open([() => OFFLINE, () => answered]);
  await type('Yes.');
  await send();
  expect(await dialog().findByText(/could not be reached/)).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Answer' })).toHaveValue('Yes.');
  await send();
  expect(await screen.findByRole('button', { name: 'To read 0' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Published 12' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(acts[1]).toMatchObject({
    kind: 'answer',
    body: { text: 'Yes.', before: '', seen: question.savedAt },
  });
});

test('the button that publishes a review disappears, and the focus moves to the heading', async () => {
  const waiting: AdminReview = { ...review, status: 'pending' };
  const api: ReviewAdmin = {
    list: async () => ok({ ...page, rows: [waiting] }),
    act: async () => ok({ success: true as const, message: 'It is shown.', item: review }),
  };
  const options = { sagas: [() => reviewDeskSaga(api)], path: '/admin/reviews?of=reviews&box=waiting' };
  const { user } = renderAdmin(<ReviewsScreen />, options);
  const publish = await screen.findByRole('button', { name: /^Publish the review/ });
  await user.click(publish);
  await waitFor(() => expect(publish).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what was typed is still there after Escape', async () => {
  const { user, press, dialog, type } = await open([]);
  await type('Half an answer');
  await user.keyboard('{Escape}');
  await press();
  expect(dialog().getByRole('textbox', { name: 'Answer' })).toHaveValue('Half an answer');
});

test('an answer that was typed is not left without asking, until it is sent or emptied', async () => {
  const { user, dialog, type, send, isUnsent } = await open([() => answered]);
  await type('   ');
  expect(isUnsent()).toBe(false);
  await type('Yes.');
  await user.keyboard('{Escape}');
  expect(isUnsent()).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Answer the question/ }));
  await user.clear(dialog().getByRole('textbox', { name: 'Answer' }));
  expect(isUnsent()).toBe(false);
  await type('Yes.');
  await send();
  await screen.findByRole('button', { name: 'To read 0' });
  expect(isUnsent()).toBe(false);
});

test('a refusal in own words is not left without asking, an answer as it is shown is', async () => {
  const { user, dialog, type, isUnsent } = await open([], { ...review, reply: 'Thank you!' });
  const field = () => dialog().getByRole('textbox', { name: 'Answer' });
  await type(' ');
  expect([field().textContent, isUnsent()]).toEqual(['Thank you! ', false]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Take / }));
  await user.type(dialog().getByRole('textbox', { name: /^In your own words/ }), 'Please name no clinic.');
  expect(isUnsent()).toBe(true);
});

test('an empty answer is named at its field and not sent', async () => {
  const { acts, dialog, type, send } = await open([]);
  await type('   ');
  await send();
  expect(dialog().getByRole('textbox', { name: 'Answer' })).toHaveAccessibleDescription(
    'Please write an answer.',
  );
  expect(acts).toEqual([]);
});

test('a colleague’s answer is shown before it is replaced', async () => {
  const message = 'A colleague has answered it meanwhile: “No.”';
  const refused = fail({ kind: 'refused', status: 409, code: 'changed', message } as const);
  const { acts, dialog, type, send } = await open([() => refused, () => answered]);
  await type('Yes.');
  await send();
  expect(await dialog().findByText(message)).toBeVisible();
  await send();
  await screen.findByRole('button', { name: 'To read 0' });
  expect(acts.map(({ body }) => 'before' in body)).toEqual([true, false]);
});

test('an answer names the words that it answers, and says in its dialog that they have changed', async () => {
  const message = 'Its writer has changed it meanwhile. Please read it again.';
  const refused = fail({ kind: 'refused', status: 409, code: 'changed', message } as const);
  const { acts, dialog, type, send } = await open([() => refused], review);
  await type('It dries well.');
  await send();
  expect(await dialog().findByText(message)).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Answer' })).toHaveValue('It dries well.');
  expect(acts).toMatchObject([{ kind: 'reply', body: { text: 'It dries well.', seen: review.savedAt } }]);
});

const changed = fail({
  kind: 'refused',
  status: 409,
  code: 'changed',
  message: 'Its writer has changed it meanwhile. Please read it again.',
} as const);
const newer = { ...review, body: 'My skin is red.', savedAt: '2026-11-28T09:00:00.000Z' };

test('a changed review is read again from the dialog, and the typed answer stays for its new words', async () => {
  const { user, acts, press, dialog, type, send } = await open([() => changed], review, newer);
  await type('It dries well.');
  await send();
  await user.click(await dialog().findByRole('button', { name: 'Read it again' }));
  expect(await screen.findByText('My skin is red.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/has changed it meanwhile/)).toBeNull();
  await press();
  expect(dialog().getByRole('textbox', { name: 'Answer' })).toHaveValue('It dries well.');
  await send();
  expect(acts[1]).toMatchObject({ kind: 'reply', body: { seen: newer.savedAt } });
});

test('what was typed for a refusal is still there after the changed review was read again', async () => {
  const { user, dialog } = await open([() => changed], review, newer);
  await user.keyboard('{Escape}');
  const refuse = async () => user.click(await screen.findByRole('button', { name: /^Take / }));
  const note = () => dialog().getByRole('textbox', { name: /^In your own words/ });
  await refuse();
  const reason = () => dialog().getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(reason(), reason().options[1] as HTMLOptionElement);
  const chosen = reason().value;
  await user.type(note(), 'Please name no clinic.');
  await user.click(dialog().getByRole('button', { name: 'Refuse and tell the writer' }));
  await user.click(await dialog().findByRole('button', { name: 'Read it again' }));
  expect(await screen.findByText('My skin is red.')).toBeVisible();
  await refuse();
  expect(note()).toHaveValue('Please name no clinic.');
  expect(reason()).toHaveValue(chosen);
});

test('a changed review is read again from its card', async () => {
  const reported = { ...review, reports: 1 };
  const { user } = await open([() => changed], reported, newer);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Keep it shown/ }));
  await user.click(await screen.findByRole('button', { name: 'Read it again' }));
  expect(await screen.findByText('My skin is red.')).toBeVisible();
  expect(screen.queryByText(/has changed it meanwhile/)).toBeNull();
});

test('what failed for another reason is not read again', async () => {
  const { dialog, type, send } = await open([() => OFFLINE]);
  await type('Yes.');
  await send();
  await dialog().findByText(/could not be reached/);
  expect(dialog().queryByRole('button', { name: 'Read it again' })).toBeNull();
});

function openList(list: ReviewAdmin['list']) {
  const screens = (
    <>
      <ReviewsScreen />
      <ToastHost />
    </>
  );
  const api: ReviewAdmin = { list, act: async () => OFFLINE };
  return renderAdmin(screens, { sagas: [() => reviewDeskSaga(api)], path: '/admin/reviews?of=questions' });
}
const asking = (text: string, next = ''): Awaited<ReturnType<ReviewAdmin['list']>> =>
  ok({ ...page, rows: [{ ...question, id: text, text }], next });

test('the loaded ones stay where more cannot be read', async () => {
  const { user } = openList(async (_of, _box, after) => (after ? OFFLINE : asking('First?', 'n')));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(screen.getByText('First?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show more' })).toBeEnabled();
});

test('more of one box does not come under another', async () => {
  let answer = () => {};
  const { user } = openList((_of, box, after) => {
    if (after) return new Promise((resolve) => (answer = () => resolve(asking('Late?'))));
    return Promise.resolve(asking(box, box === 'waiting' ? 'n' : ''));
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await user.click(screen.getByRole('button', { name: /^Published/ }));
  expect(await screen.findByText('published')).toBeVisible();
  await act(async () => answer());
  expect(screen.queryByText('Late?')).toBeNull();
});

test.each<[string, DeskItem]>([
  ['question', question],
  ['reported question', { ...question, status: 'published', reports: 1 }],
  ['reported review', { ...review, reports: 1 }],
])(
  'a %s, of which there may be many on the screen, has no button that is filled, unlike the others',
  async (_, row) => {
    const { user } = await open([], row);
    await user.keyboard('{Escape}');
    const buttons = within(screen.getByRole('listitem')).getAllByRole('button');
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  },
);
