import { screen } from '@testing-library/react';
import { useState } from 'react';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { renderAdmin } from '../../testing/renderAdmin';
import { NumberSettings } from './NumberSettings';

test('saves the typed numbers and the switch once nothing is wrong with them', async () => {
  const onSave = jest.fn();
  const { user } = renderAdmin(
    <NumberSettings
      texts={{ title: 'What is sold', enabled: 'Sell them', save: 'Save' }}
      fields={[['min', 'Lowest']]}
      settings={{ enabled: false, min: 100 }}
      faultOf={({ min }) => (min >= 100 ? null : { field: 'min', message: 'At least 100.' })}
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
  expect(field).toHaveAccessibleDescription('At least 100.');
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
      faultOf={() => null}
      isSending={false}
      problem=""
      onSave={(changes) => setSettings({ ...settings, ...changes })}
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

/** Another admin raises the highest amount while this form is open. */
function SharedSettings({ onSave }: { onSave: (changes: object) => void }) {
  const [settings, setSettings] = useState({ enabled: true, min: 500, max: 5000 });
  return (
    <>
      <button onClick={() => setSettings({ enabled: true, min: 500, max: 9000 })}>Another admin saves</button>
      <NumberSettings
        texts={{ title: 'What is sold', enabled: 'Sell them', save: 'Save' }}
        fields={[
          ['min', 'Lowest'],
          ['max', 'Highest'],
        ]}
        settings={settings}
        faultOf={() => null}
        isSending={false}
        problem=""
        onSave={onSave}
      />
    </>
  );
}

test('sends only what changed, and a field that was not touched follows another admin', async () => {
  const onSave = jest.fn();
  const { user } = renderAdmin(<SharedSettings onSave={onSave} />);
  const lowest = screen.getByRole('textbox', { name: 'Lowest' });
  await user.clear(lowest);
  await user.type(lowest, '1000');
  await user.click(screen.getByRole('button', { name: 'Another admin saves' }));
  expect(screen.getByRole('textbox', { name: 'Highest' })).toHaveValue('9000');
  expect(lowest).toHaveValue('1000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ min: 1000 });
});
