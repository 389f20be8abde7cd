import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RetryNote } from './RetryNote';

function Screen() {
  const [hasFailed, setFailed] = useState(true);
  return (
    <main id="content" tabIndex={-1}>
      <button type="button">Other</button>
      {hasFailed && <RetryNote message="No connection." onAgain={() => setFailed(false)} />}
    </main>
  );
}

test('the focus stays on the page when the pressed button disappears', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
