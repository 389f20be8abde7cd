import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberSettings } from './NumberSettings';

test('saves the typed numbers and the switch once nothing is wrong with them', async () => {
  const onSave = jest.fn();
  render(
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
  await userEvent.clear(field);
  expect(screen.queryByText('At least 100.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('At least 100.')).toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.type(field, '250');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sell them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ enabled: true, min: 250 });
});
