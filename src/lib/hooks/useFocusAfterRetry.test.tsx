import { act, render, screen } from '@testing-library/react';
import type { Remote } from '@/lib/remote';
import { useFocusAfterRetry } from './useFocusAfterRetry';

function Page({ status }: { status: Remote<unknown>['status'] }) {
  const again = useFocusAfterRetry(status);
  return (
    <main id="content" tabIndex={-1}>
      {status === 'failed' && <button ref={again}>Try again</button>}
    </main>
  );
}

const pressAgain = () => act(() => screen.getByText('Try again').focus());

test('a retry that failed gives the focus back to the button, and one that did not to the content', () => {
  const { rerender } = render(<Page status="failed" />);
  pressAgain();
  rerender(<Page status="loading" />);
  rerender(<Page status="failed" />);
  expect(screen.getByText('Try again')).toHaveFocus();
  rerender(<Page status="loading" />);
  rerender(<Page status="ready" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a reload after the retry moves no focus', () => {
  const { rerender } = render(<Page status="failed" />);
  pressAgain();
  for (const status of ['loading', 'ready'] as const) rerender(<Page status={status} />);
  act(() => screen.getByRole('main').blur());
  for (const status of ['loading', 'ready'] as const) rerender(<Page status={status} />);
  expect(document.body).toHaveFocus();
});
