import { screen, waitFor, within } from '@testing-library/react';
import type { OwnReviewResponse } from '@/domain/contracts/shoppers/reviews';
import { signedIn, signedOut } from '@/features/auth';
import { aUser } from '@/testing/builders';
import { heldFiles } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { messages as questionMessages } from './questions/messages';
import QuestionDialog from './questions/QuestionDialog';
import { questionsSaga } from './questions/questionsSaga';
import { questionFormOpened } from './questions/questionsSlice';
import { reviewsSaga } from './reviewsSaga';
import { formOpened, photoStateChanged, photosChosen, reviewDraftChanged } from './reviewsSlice';
import ReviewDialog from './writing/ReviewDialog';

const own: OwnReviewResponse = {
  success: true,
  product: { id: 'serum', name: 'Amla Serum', mainImage: '' },
  mayWrite: true,
  review: null,
  suggested: { author: 'Aditi R.', city: 'Pune' },
};

function render() {
  const fake = fakeServices();
  const server = { isReachable: false, isSilent: false, own };
  fake.services.http = async ({ path, method }) => {
    if (method === 'GET') return { kind: 'answered', status: 200, body: server.own };
    if (server.isSilent) return new Promise(() => undefined);
    if (!server.isReachable || path.includes('/photos/')) return { kind: 'network' };
    return { kind: 'answered', status: 200, body: { success: true, message: 'Thank you.', question: null } };
  };
  const view = renderWithStore(
    <>
      <ReviewDialog />
      <QuestionDialog />
    </>,
    { fake, sagas: [reviewsSaga, questionsSaga], before: [signedIn(aUser())] },
  );
  const openReview = async (productId = 'serum') => {
    view.dispatch(formOpened({ productId, stars: 0 }));
    await screen.findByRole('textbox', { name: messages.body });
  };
  const openQuestion = (productId = 'serum') =>
    view.dispatch(questionFormOpened({ productId, id: '', text: '' }));
  const escape = async () => {
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { ...view, server, openReview, openQuestion, escape };
}
const body = () => screen.getByRole('textbox', { name: messages.body });
const question = () => screen.getByRole('textbox', { name: questionMessages.text });
const sendReview = () => screen.getByRole('button', { name: messages.send });
const sendQuestion = () => screen.getByRole('button', { name: questionMessages.send });

beforeEach(() => {
  window.sessionStorage.clear();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  // jsdom's Blob lacks it.
  Blob.prototype.arrayBuffer = async () => new ArrayBuffer(0);
});

it('keeps an unsent review for its product through a failure and Esc, until it is saved', async () => {
  const run = render();
  await run.openReview();
  await run.user.click(screen.getByRole('radio', { name: '4 stars' }));
  await run.user.type(body(), 'It left my skin calm.');
  await run.user.click(sendReview());
  expect(await screen.findByText(/could not reach/)).toBeVisible();
  await run.escape();

  await run.openReview();
  expect(body()).toHaveValue('It left my skin calm.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  run.server.isReachable = true;
  await run.user.click(sendReview());
  expect(await screen.findByText('Thank you.')).toBeVisible();
  await run.escape();
  await run.openReview();
  expect(body()).toHaveValue('');
});

it('keeps what is being sent as it was sent', async () => {
  const run = render();
  await run.openReview();
  await run.user.click(screen.getByRole('radio', { name: '4 stars' }));
  await run.user.type(body(), 'It left my skin calm.');
  run.server.isSilent = true;
  await run.user.click(sendReview());
  await run.user.click(screen.getByRole('radio', { name: '5 stars' }));
  await run.user.selectOptions(screen.getByRole('combobox', { name: messages.skinType }), 'Oily');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: messages.skinType })).toHaveValue('');
});

it('keeps the photos of an unsent review', async () => {
  const run = render();
  const photo = { id: 'p1', width: 10, height: 10, small: 's.webp', large: 'l.webp' };
  await run.openReview();
  run.dispatch(photosChosen({ productId: 'serum', files: [{ key: 'file-9', name: 'a.jpg' }] }));
  run.dispatch(photoStateChanged({ key: 'file-9', to: { status: 'done', photo } }));
  await run.escape();
  await run.openReview();
  expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', 's.webp');
});

it('loads the photos of the saved review again where none was changed', async () => {
  const run = render();
  const photos = [{ id: 'p1', width: 10, height: 10, small: 'old.webp', large: 'l.webp' }];
  const draft = {
    rating: 4,
    title: '',
    body: 'Calm skin.',
    skinType: '',
    weeksUsed: 0,
    author: 'A',
    city: '',
  };
  const review = { ...draft, status: 'pending' as const, createdAt: '', refusal: '', photos };
  run.server.own = { ...own, review };
  await run.openReview();
  expect(run.state().reviews.photos.serum).toHaveLength(1);
  await run.escape();
  expect(run.state().reviews.photos).toEqual({});
});

it('a photo that the browser cannot read says so, and the next one is sent', async () => {
  const run = render();
  run.server.isReachable = true;
  const unreadable = new File(['x'], 'cloud.jpg', { type: 'image/jpeg' });
  unreadable.arrayBuffer = () => Promise.reject(new DOMException('Not readable', 'NotReadableError'));
  const files = [unreadable, new File(['x'], 'b.jpg', { type: 'image/jpeg' })].map((file) => ({
    key: heldFiles.hold(file),
    name: file.name,
  }));
  await run.openReview();
  run.dispatch(photosChosen({ productId: 'serum', files }));
  const states = () => run.state().reviews.photos.serum?.map(({ state }) => state);
  await waitFor(() =>
    expect(states()).toEqual([
      { status: 'failed', message: messages.photoLost },
      { status: 'failed', message: expect.not.stringMatching(messages.photoLost) },
    ]),
  );
});

it('says how many photos were left out', async () => {
  const run = render();
  await run.openReview();
  const files = Array.from({ length: 7 }, (_, at) => new File(['x'], `${at}.txt`, { type: 'image/png' }));
  await run.user.upload(screen.getByLabelText(messages.addPhotos, { selector: 'input' }), files);
  const left = await screen.findByText('3 photos were not added: there is room for 4.');
  expect(left.closest('[role="alert"]')).not.toBeNull();
  expect(messages.photosLeftOut(1, 4)).toBe('1 photo was not added: there is room for 4.');
});

it('gives the focus of a removed photo to the button that adds one', async () => {
  const run = render();
  await run.openReview();
  const photo = { width: 10, height: 10, small: 's.webp', large: 'l.webp' };
  const files = ['a', 'b', 'c', 'd'].map((key) => ({ key, name: `${key}.jpg` }));
  run.dispatch(photosChosen({ productId: 'serum', files }));
  for (const { key } of files)
    run.dispatch(photoStateChanged({ key, to: { status: 'done', photo: { id: key, ...photo } } }));
  run.dispatch(photoStateChanged({ key: 'd', to: { status: 'sending' } }));
  expect(screen.getByRole('button', { name: messages.addingPhotos })).toBeDisabled();
  run.dispatch(photoStateChanged({ key: 'd', to: { status: 'done', photo: { id: 'd', ...photo } } }));
  expect(sendReview()).toBeEnabled();
  expect(screen.getByRole('button', { name: messages.addPhotos })).toBeDisabled();
  await run.user.click(screen.getByRole('button', { name: messages.removePhoto(2) }));
  expect(screen.getByRole('button', { name: messages.addPhotos })).toHaveFocus();
});

it('shows the missing stars as the other errors', async () => {
  const run = render();
  await run.openReview();
  await run.user.click(sendReview());
  const stars = screen.getByRole('group', { name: messages.stars });
  expect(stars).toHaveAccessibleDescription('Please choose one to five stars');
  const error = within(stars).getByText('Please choose one to five stars');
  expect(error.closest('p')?.querySelector('svg')).not.toBeNull();
});

it('keeps an unsent question for its product until it is sent', async () => {
  const run = render();
  run.openQuestion();
  await run.user.type(question(), 'Does it suit dry skin in winter?');
  await run.user.click(sendQuestion());
  expect(await screen.findByText(/could not reach/)).toBeVisible();
  await run.escape();
  run.openQuestion('toner');
  expect(question()).toHaveValue('');
  await run.escape();
  run.openQuestion();
  expect(question()).toHaveValue('Does it suit dry skin in winter?');
  run.server.isReachable = true;
  await run.user.click(sendQuestion());
  expect(await screen.findByText('Thank you.')).toBeVisible();
  await run.escape();
  run.openQuestion();
  expect(question()).toHaveValue('');
});

it('forgets unsent reviews and questions at logout', async () => {
  const run = render();
  await run.openReview();
  await run.user.type(body(), 'Calm');
  await run.escape();
  run.openQuestion();
  await run.user.type(question(), 'Why');
  expect(run.state().reviews.drafts.serum?.body).toBe('Calm');
  run.dispatch(signedOut('left'));
  expect(run.state().reviews.drafts).toEqual({});
  expect(run.state().questions.drafts).toEqual({});
});

it('keeps an unsent review and question over a reload of the page, until they are sent', async () => {
  const first = render();
  await first.openReview();
  await first.user.click(screen.getByRole('radio', { name: '4 stars' }));
  await first.user.type(body(), 'It left my skin calm.');
  await first.escape();
  first.openQuestion();
  await first.user.type(question(), 'Does it suit dry skin in winter?');
  first.unmount();

  const second = render();
  second.server.isReachable = true;
  await second.openReview('toner');
  expect(body()).toHaveValue('');
  await second.escape();
  await second.openReview();
  expect(body()).toHaveValue('It left my skin calm.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await second.user.click(sendReview());
  expect(await screen.findByText('Thank you.')).toBeVisible();
  await second.escape();
  second.openQuestion();
  expect(question()).toHaveValue('Does it suit dry skin in winter?');
  await second.user.click(sendQuestion());
  expect(await screen.findByText('Thank you.')).toBeVisible();
  second.unmount();

  const third = render();
  await third.openReview();
  expect(body()).toHaveValue('');
  await third.escape();
  third.openQuestion();
  expect(question()).toHaveValue('');
});

it('stores no review that is written under the link of a mail, which may be another person’s', async () => {
  const first = render();
  const draft = { rating: 4, title: '', body: 'Calm.', skinType: '', weeksUsed: 0, author: 'Ira', city: '' };
  first.dispatch(reviewDraftChanged({ productId: 'serum', draft }));
  first.unmount();

  await render().openReview();
  expect(body()).toHaveValue('');
});

it('asks before it deletes, and keeps the focus with the question', async () => {
  const run = render();
  const fields = {
    rating: 4,
    title: '',
    body: 'Calm skin.',
    skinType: '',
    weeksUsed: 0,
    author: 'A',
    city: '',
  };
  run.server.own = {
    ...own,
    review: { ...fields, status: 'pending', createdAt: '', refusal: '', photos: [] },
  };
  await run.openReview();
  screen.getByRole('button', { name: messages.remove }).focus();
  await run.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: messages.keep })).toHaveFocus();
  await run.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: messages.remove })).toHaveFocus();
});
