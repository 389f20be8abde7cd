import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '@/ui';
import { FormDialog } from './FormDialog';

function setUp(problem = '') {
  const onSend = jest.fn();
  const onClose = jest.fn();
  render(
    <FormDialog
      title="Refuse this?"
      hint="No credit is given."
      action="Refuse"
      isSending={false}
      problem={problem}
      onClose={onClose}
      onSend={onSend}
    >
      <TextField label="Why?" />
    </FormDialog>,
  );
  return { onSend, onClose };
}

test('the button and Enter in a field send', async () => {
  const { onSend, onClose } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onSend).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'Twice{Enter}');
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
});

test('shows why it was not sent, and Cancel closes', async () => {
  const { onSend, onClose } = setUp('A colleague was faster.');
  expect(screen.getByText('A colleague was faster.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSend).not.toHaveBeenCalled();
});

/** A card whose button is another one once it was frozen. */
function Freezable() {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [isFrozen, setFrozen] = useState(false);
  const freeze = () => {
    setHasTried(true);
    if (!reason) return;
    setFrozen(true);
    setOpen(false);
  };
  return (
    <main id="content" tabIndex={-1}>
      {isFrozen ? (
        <button key="free">Unfreeze</button>
      ) : (
        <button onClick={() => setOpen(true)}>Freeze</button>
      )}
      {isOpen && (
        <FormDialog
          title="Freeze?"
          hint=""
          action="Freeze it"
          isSending={false}
          problem=""
          onClose={() => setOpen(false)}
          onSend={freeze}
        >
          <TextField
            label="Why?"
            value={reason}
            error={hasTried && !reason ? 'Please say why.' : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormDialog>
      )}
    </main>
  );
}

test('the focus goes to a field that misses something, and afterwards is never lost', async () => {
  render(<Freezable />);
  await userEvent.click(screen.getByRole('button', { name: 'Freeze' }));
  await userEvent.click(screen.getByRole('button', { name: 'Freeze it' }));
  const field = screen.getByRole('textbox', { name: 'Why?' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'Stolen{Enter}');
  expect(screen.getByRole('button', { name: 'Unfreeze' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
