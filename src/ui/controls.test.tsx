import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { srcSetOf } from './pictures/Picture';
import { SearchField } from './fields/SearchField';
import { Stepper } from './fields/Stepper';
import { TextField } from './fields/TextField';

test('a busy button keeps its label and focus but neither acts nor submits', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Placing order
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Placing order' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button does not submit by default and can be a link', () => {
  render(
    <>
      <Button>Plain</Button>
      <Button as="a" href="/products">
        Link
      </Button>
    </>,
  );
  expect(screen.getByText('Plain')).toHaveAttribute('type', 'button');
  expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '/products');
});

test('a field with a list of suggestions has the chevron of a select', () => {
  const { container } = render(
    <>
      <TextField label="State" list="states" />
      <TextField label="City" />
    </>,
  );
  expect(screen.getByLabelText('State').parentElement?.querySelector('svg')).not.toBeNull();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('a field is announced with its error and its hint', () => {
  render(
    <TextField label="Mobile Number" error="Please enter a valid 10-digit mobile number" hint="10 digits" />,
  );
  const field = screen.getByLabelText('Mobile Number');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number 10 digits');
});

test('an error that appears while the focus is in its field is announced, and no other', async () => {
  const user = userEvent.setup();
  const form = (error?: string) => (
    <>
      <TextField label="Mobile Number" error={error} />
      <TextField label="PIN Code" error={error && 'Please enter a PIN code'} />
    </>
  );
  const { rerender } = render(form());
  await user.click(screen.getByLabelText('Mobile Number'));
  rerender(form('Please enter a mobile number'));
  expect(screen.getByText('Please enter a mobile number').closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByText('Please enter a PIN code').closest('[aria-live]')).toBeNull();
});

test('a search is cleared by its own button, and keeps the focus', async () => {
  const user = userEvent.setup();
  function Search() {
    const [text, setText] = useState('');
    return <SearchField label="Search questions" value={text} onType={setText} />;
  }
  render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search questions' });
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(field, 'vegan');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the stepper stops at its limits', async () => {
  const user = userEvent.setup();
  const onStep = jest.fn();
  const { rerender } = render(<Stepper label="Quantity" value={1} max={2} onStep={onStep} />);
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(onStep).toHaveBeenCalledWith(1);
  rerender(<Stepper label="Quantity" value={2} max={2} onStep={onStep} />);
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(onStep).toHaveBeenLastCalledWith(-1);
});

test.each(['as Chromium does', 'later'])(
  'a stepper at its limit keeps the focus, blurred %s',
  async (how) => {
    const user = userEvent.setup();
    const onStep = jest.fn();
    const { rerender } = render(<Stepper label="Quantity" value={2} max={3} onStep={onStep} />);
    screen.getByRole('button', { name: 'One less' }).focus();
    await user.keyboard('{Enter}');
    if (how === 'as Chromium does') screen.getByRole('button', { name: 'One less' }).blur();
    rerender(<Stepper label="Quantity" value={1} max={3} onStep={onStep} />);
    expect(screen.getByRole('group', { name: 'Quantity' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onStep.mock.calls).toEqual([[-1]]);
    await user.tab();
    expect(screen.getByRole('button', { name: 'One more' })).toHaveFocus();
  },
);

test('a picture has a srcset only if its name has a width', () => {
  expect(srcSetOf('/pictures/mist-1-800.webp', 'avif')).toBe(
    '/pictures/mist-1-360.avif 360w, /pictures/mist-1-640.avif 640w, /pictures/mist-1-800.avif 800w, /pictures/mist-1-1200.avif 1200w',
  );
  expect(srcSetOf('/pictures/hero-1440.webp', 'webp', [960, 1440])).toContain('/pictures/hero-960.webp 960w');
  expect(srcSetOf('/uploads/photo.jpg', 'webp')).toBeUndefined();
  expect(srcSetOf('/uploads/photo-1440.webp', 'webp')).toBeUndefined();
});
