import { render, screen } from '@testing-library/react';
import { withStyles } from '@/testing/styles';
import { ConfirmDialog } from './ConfirmDialog';

withStyles();

test.each([
  [true, ['Remove']],
  [false, ['Keep']],
])('one of the two buttons is filled: dangerous, %p', (danger, filled) => {
  const words = {
    title: 'Remove it?',
    text: 'It is gone then.',
    confirmLabel: 'Remove',
    cancelLabel: 'Keep',
  };
  render(<ConfirmDialog {...words} danger={danger} onAnswer={() => undefined} />);
  const buttons = screen.getAllByRole('button');
  const isFilled = (button: HTMLElement) => /--(dew|danger)/.test(window.getComputedStyle(button).background);
  expect(buttons.filter(isFilled).map((button) => button.textContent)).toEqual(filled);
});
