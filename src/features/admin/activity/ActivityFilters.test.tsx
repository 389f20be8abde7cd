import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderAdmin } from '../testing/renderAdmin';
import { useAddressQuery } from '../table';
import { filtersText, readFilters } from './activityAddress';
import { ActivityFilters } from './ActivityFilters';

function Log() {
  const { query, go } = useAddressQuery(readFilters, filtersText);
  return (
    <>
      <ActivityFilters filters={query} people={[]} onChange={go} />
      <p>Address: {useLocation().search}</p>
    </>
  );
}

test('a day can be typed digit by digit, and the address gets it once it is complete', () => {
  renderAdmin(<Log />, { path: '/admin/activity', sagas: [] });
  const from = screen.getByLabelText('From');
  for (const value of ['0002-11-22', '0020-11-22', '0202-11-22']) {
    fireEvent.change(from, { target: { value } });
    expect(from).toHaveValue(value);
    expect(screen.getByText('Address:')).toBeInTheDocument();
  }
  fireEvent.change(from, { target: { value: '2026-11-22' } });
  expect(screen.getByText('Address: ?from=2026-11-22')).toBeInTheDocument();
});
