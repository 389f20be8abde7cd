import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldId, removeRow } from '.';

function Sizes() {
  const [sizes, setSizes] = useState(['15 ml', '30 ml', '50 ml']);
  const remove = (at: number) =>
    removeRow(() => setSizes(sizes.filter((_, n) => n !== at)), `variants.${at}.label`);
  return (
    <section aria-label="Sizes" id={fieldId('variants')} tabIndex={-1}>
      {sizes.map((size, at) => (
        <p key={at}>
          <input id={fieldId(`variants.${at}.label`)} aria-label={size} />
          <button onClick={() => remove(at)}>Remove {size}</button>
        </p>
      ))}
    </section>
  );
}

test('the focus moves to the row in place of the removed one, to the last one, and then to the list', async () => {
  const user = userEvent.setup();
  render(<Sizes />);
  const remove = (size: string) => user.click(screen.getByRole('button', { name: `Remove ${size}` }));
  await remove('15 ml');
  expect(screen.getByLabelText('30 ml')).toHaveFocus();
  await remove('50 ml');
  expect(screen.getByLabelText('30 ml')).toHaveFocus();
  await remove('30 ml');
  expect(screen.getByLabelText('Sizes')).toHaveFocus();
});
