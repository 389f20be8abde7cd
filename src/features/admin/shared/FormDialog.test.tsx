import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
