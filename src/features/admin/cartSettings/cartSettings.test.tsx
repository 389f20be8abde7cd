import { screen, waitFor } from '@testing-library/react';
import { cartSettingsFrom } from '@/domain/cart/cartSettings';
import { decideCartSettings } from '@/domain/cart/decideCartSettings';
import { paise } from '@/domain/money/money';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { ok } from '@/services';
import type { CartSettingsAdmin } from '@/services/admin/catalogue/createCartSettingsAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { cartSettingsSaga } from './cartSettingsSaga';
import CartSettingsScreen from './CartSettingsScreen';

const SAMPLE = { id: 'lip-butter', sku: 'LIP-15', title: 'Lip Butter, 15 g' };

const THEIRS = { id: 'serum', sku: 'SER-5', title: 'Serum, 5 ml' };

function open() {
  const calls: unknown[] = [];
  const seenSkus: string[] = [];
  let stored = cartSettingsFrom({ wrapPaise: 4900, sampleFromPaise: 99_900, samples: [SAMPLE] });
  const answer = () => ok({ success: true as const, message: 'Saved.', settings: stored, left: {} });
  const api: CartSettingsAdmin = {
    read: async () => answer(),
    save: async (changes, seen) => {
      calls.push(changes);
      seenSkus.push(...seen);
      // Another admin has changed the price of gift wrap and added a sample meanwhile.
      const decision = decideCartSettings(
        { ...stored, wrapPaise: paise(6100), samples: [...stored.samples, THEIRS] },
        changes,
        new Map(),
        seen,
      );
      if (decision.kind === 'changed') stored = decision.settings;
      return answer();
    },
  };
  return {
    ...renderAdmin(<CartSettingsScreen />, { sagas: [() => cartSettingsSaga(api)] }),
    calls,
    seenSkus,
  };
}

test('only what changed is sent, and what another admin saved is shown', async () => {
  const { user, calls } = open();
  const from = await screen.findByLabelText(/Smallest value of the cart/);
  await user.clear(from);
  await user.type(from, '899');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual([{ sampleFromPaise: 89_900 }]);
  expect(await screen.findByDisplayValue('61')).toBeVisible();
  expect(from).toHaveValue('899');
});

test('a sample that is taken out leaves what another admin added, and nothing is unsaved then', async () => {
  const { user, calls, seenSkus, state } = open();
  await user.click(await screen.findByRole('button', { name: 'Take out Lip Butter, 15 g' }));
  await user.click(screen.getByLabelText('Offer a free sample'));
  expect(selectHasUnsavedForms(state())).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual([{ sampleFromPaise: null, samples: [] }]);
  expect(seenSkus).toEqual(['LIP-15']);
  await waitFor(() => expect(selectHasUnsavedForms(state())).toBe(false));
  await user.click(screen.getByLabelText('Offer a free sample'));
  expect(screen.getByText('Serum, 5 ml')).toBeVisible();
});

test('a sum that cannot be read is not sent', async () => {
  const { user, calls } = open();
  const price = await screen.findByLabelText(/Price of gift wrap/);
  await user.clear(price);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(price).toHaveAccessibleDescription(/^Please enter a price/);
  expect(calls).toEqual([]);
});
