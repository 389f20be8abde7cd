import { screen } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { NewOrderScreen } from './NewOrderScreen';

test.each([
  ['Mobile Number', '+91 98765 43210', '9876543210'],
  ['Mobile Number', '98765 43210', '9876543210'],
  ['Mobile Number', '+919876543210', '9876543210'],
  ['Mobile Number', '098765 43210', '9876543210'],
  ['PIN code', ' 110 001 ', '110001'],
])('a number pasted into %s keeps its digits: %j', async (label, pasted, kept) => {
  const { user } = renderAdmin(<NewOrderScreen />);
  const field = screen.getByLabelText(label);
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveValue(kept);
});
