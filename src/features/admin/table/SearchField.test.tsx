import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A list whose search stands in its address. */
function List({ searched }: { searched: string[] }) {
  const [q, setQ] = useState('');
  const search = (text: string) => {
    searched.push(text);
    setQ(text);
  };
  return (
    <>
      <SearchField label="Search" placeholder="" q={q} onSearch={search} />
      <button onClick={() => setQ('back')}>Back</button>
    </>
  );
}

test('a space before a pause stays, so that the next word is another one', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const searched: string[] = [];
  render(<List searched={searched} />);
  const field = screen.getByRole('searchbox');
  for (const part of ['anita', ' ', 'kumar']) {
    await user.type(field, part);
    act(() => jest.advanceTimersByTime(1000));
  }
  expect(field).toHaveValue('anita kumar');
  expect(searched).toEqual(['anita', 'anita kumar']);
});

test('a search from elsewhere replaces what was typed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<List searched={[]} />);
  await user.type(screen.getByRole('searchbox'), 'anita');
  act(() => jest.advanceTimersByTime(1000));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('searchbox')).toHaveValue('back');
});
