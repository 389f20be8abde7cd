import { screen } from '@testing-library/react';
import { cartSettingsFrom } from '@/domain/cart/cartSettings';
import { ok } from '@/services';
import type { CartSettingsAdmin } from '@/services/admin/catalogue/createCartSettingsAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { cartSettingsSaga } from './cartSettingsSaga';
import CartSettingsScreen from './CartSettingsScreen';

const SAMPLE = { id: 'lip-butter', sku: 'LIP-15', title: 'Lip Butter, 15 g' };

function open() {
  const calls: unknown[] = [];
  let stored = cartSettingsFrom({ wrapPaise: 4900, sampleFromPaise: 99_900, samples: [SAMPLE] });
  const answer = () => ok({ success: true as const, message: 'Saved.', settings: stored, left: {} });
  const api: CartSettingsAdmin = {
    read: async () => answer(),
    save: async (changes) => {
      calls.push(changes);
      // Another admin has changed the price of gift wrap meanwhile.
      stored = { ...cartSettingsFrom({ ...stored, wrapPaise: 6100 }), ...changes };
      return answer();
    },
  };
  return { ...renderAdmin(<CartSettingsScreen />, { sagas: [() => cartSettingsSaga(api)] }), calls };
}

test('only what changed is sent, and what another admin saved is shown', async () => {
  const { user, calls } = open();
  const from = await screen.findByLabelText(/From products for/);
  await user.clear(from);
  await user.type(from, '899');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual([{ sampleFromPaise: 89_900 }]);
  expect(await screen.findByDisplayValue('61')).toBeVisible();
  expect(from).toHaveValue('899');
});

test('a sum that cannot be read is not sent', async () => {
  const { user, calls } = open();
  const price = await screen.findByLabelText(/Price of gift wrap/);
  await user.clear(price);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(price).toHaveAccessibleDescription(/^Please enter a price/);
  expect(calls).toEqual([]);
});
