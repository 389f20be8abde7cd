import { act, screen } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { aUser } from '@/testing/builders';
import type { HttpOutcome } from '@/services/shopApi/http';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { ReviewActs } from './ReviewActs';
import { reviewsSaga } from './reviewsSaga';

test('a reported review keeps the focus, and is not reported again', async () => {
  const fake = fakeServices();
  fake.services.http = async () => ({
    kind: 'answered',
    status: 200,
    body: { success: true, message: 'Thanks.' },
  });
  const { user } = renderWithStore(<ReviewActs of="reviews" id="r1" about=" review by Ira" helpful={0} />, {
    fake,
    sagas: [reviewsSaga],
    before: [runtimeStarted(), signedIn(aUser())],
  });
  const button = screen.getByRole('button', { name: 'Report review by Ira' });
  button.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: messages.sendReport.reviews }));
  expect(button).toHaveTextContent(messages.reported);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('votes for a review', () => {
  /** Answers one request after the other, by hand. */
  function showVotes() {
    const fake = fakeServices();
    const sent: unknown[] = [];
    const answers: ((outcome: HttpOutcome) => void)[] = [];
    fake.services.http = ({ body }) => {
      sent.push((body as { helpful: boolean }).helpful);
      return new Promise((resolve) => answers.push(resolve));
    };
    const view = renderWithStore(<ReviewActs of="reviews" id="r1" about=" review by Ira" helpful={4} />, {
      fake,
      sagas: [reviewsSaga],
      before: [runtimeStarted(), signedIn(aUser())],
    });
    const button = screen.getByRole('button', { name: /Helpful/ });
    const answer = (outcome: HttpOutcome) => act(async () => answers.shift()?.(outcome));
    const count = (helpful: number): HttpOutcome => ({
      kind: 'answered',
      status: 200,
      body: { success: true, helpful },
    });
    return { ...view, button, sent, answer, count };
  }

  it('are sent one after the other, until the shop holds the last choice', async () => {
    const { user, button, sent, answer, count } = showVotes();
    await user.click(button);
    await user.click(button);
    await user.click(button);
    await user.click(button);
    expect(sent).toEqual([true]);
    await answer(count(5));
    expect(sent).toEqual([true, false]);
    await answer(count(4));
    expect(sent).toEqual([true, false]);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(sent).toEqual([true, false, true]);
  });

  it('show what the shop holds after a failure, however often it was pressed', async () => {
    const { user, button, sent, answer } = showVotes();
    await user.click(button);
    await user.click(button);
    await user.click(button);
    await answer({ kind: 'network' });
    expect(sent).toEqual([true]);
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});
