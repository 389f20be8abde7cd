import { render, screen } from '@testing-library/react';
import { RadioCard } from '@/ui';
import { ConfirmActionDialog } from './ConfirmActionDialog';

const shared = {
  title: 'Cancel this order?',
  cancelLabel: 'Keep it',
  act: 'Cancel order',
  variant: 'danger',
  onClose: () => undefined,
  onAct: () => undefined,
} as const;

it.each([
  ['asking', true],
  ['sending', false],
] as const)('while %s, its choices can be changed: %p', (status, isOpen) => {
  render(
    <ConfirmActionDialog {...shared} state={{ status }}>
      <RadioCard name="refund" title="To store credit" checked={false} onChange={() => undefined} />
    </ConfirmActionDialog>,
  );
  const choice = screen.getByRole('radio', { name: 'To store credit' });
  if (isOpen) expect(choice).toBeEnabled();
  else expect(choice).toBeDisabled();
  expect(screen.getByRole('dialog')).toBeVisible();
});
