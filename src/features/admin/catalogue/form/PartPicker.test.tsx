import { useState } from 'react';
import { screen } from '@testing-library/react';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { renderAdmin } from '../../testing/renderAdmin';
import { catalogueActions } from '../catalogueSlice';
import { PartPicker } from './PartPicker';

const row = (id: string, name: string) =>
  ({
    id,
    name,
    price: 300,
    mrp: 350,
    stock: 9,
    status: 'active',
    items: [],
    variants: [],
  }) as unknown as CatalogueRow;

function Picker() {
  const [ids, setIds] = useState<string[]>([]);
  return (
    <PartPicker
      isWhole
      has={(id) => ids.includes(id)}
      onPick={({ productId }) => setIds([...ids, productId])}
      onClose={() => undefined}
    />
  );
}

test('an added product is announced, and its button keeps the focus and adds it once', async () => {
  const { user, dispatch } = renderAdmin(<Picker />);
  dispatch(catalogueActions.partsFound([row('toner', 'Toner'), row('mist', 'Mist')]));
  expect(screen.getByRole('status')).toHaveTextContent('2 products found');
  const add = screen.getByRole('button', { name: 'Add Toner' });
  await user.click(add);
  expect(screen.getByRole('status')).toHaveTextContent('Toner is added');
  expect(add).toHaveFocus();
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.click(add);
  expect(screen.getAllByText('Added')).toHaveLength(1);
});
