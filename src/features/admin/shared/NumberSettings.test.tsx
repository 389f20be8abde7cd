import { screen } from '@testing-library/react';
import { useState } from 'react';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { renderAdmin } from '../testing/renderAdmin';
import { NumberSettings } from './NumberSettings';

test('saves the typed numbers and the switch once nothing is wrong with them', async () => {
  const onSave = jest.fn();
  const { user } = renderAdmin(
    <NumberSettings
      texts={{ title: 'What is sold', enabled: 'Sell them', save: 'Save' }}
      fields={[['min', 'Lowest']]}
      settings={{ enabled: false, min: 100 }}
      problemOf={({ min }) => (min >= 100 ? '' : 'At least 100.')}
      isSending={false}
      problem=""
      onSave={onSave}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Lowest' });
  expect(field).toHaveValue('100');
  await user.clear(field);
  expect(screen.queryByText('At least 100.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('At least 100.')).toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
  await user.type(field, '250');
  await user.click(screen.getByRole('checkbox', { name: 'Sell them' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ enabled: true, min: 250 });
});

function SavedSettings() {
  const [settings, setSettings] = useState({ enabled: false, min: 1000 });
  return (
    <NumberSettings
      texts={{ title: 'What is sold', enabled: 'Sell them', save: 'Save' }}
      fields={[['min', 'Lowest']]}
      settings={settings}
      problemOf={() => ''}
      isSending={false}
      problem=""
      onSave={setSettings}
    />
  );
}

test('asks before leaving while the form differs from the saved settings, and not after a save', async () => {
  const { user, state } = renderAdmin(<SavedSettings />);
  const hasUnsaved = () => selectHasUnsavedForms(state());
  const field = screen.getByRole('textbox', { name: 'Lowest' });
  expect(hasUnsaved()).toBe(false);
  await user.clear(field);
  expect(hasUnsaved()).toBe(true);
  await user.type(field, '1,000');
  expect(hasUnsaved()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: 'Sell them' }));
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(hasUnsaved()).toBe(false);
});
