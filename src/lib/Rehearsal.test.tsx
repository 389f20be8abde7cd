import { render, screen } from '@testing-library/react';
import { useContext, useEffect } from 'react';
import { Rehearsal } from './Rehearsal';
import { Rehearsing } from './rehearsing';

const drawn = jest.fn();
const lived = jest.fn();

function Sheet({ count }: { count: number }) {
  drawn(count, useContext(Rehearsing));
  useEffect(() => lived(), []);
  return <button type="button">Show {count}</button>;
}
const rehearsal = (isDue: boolean, count: number) => (
  <Rehearsal isDue={isDue}>
    <Sheet count={count} />
  </Rehearsal>
);

test('it draws once, when it is due, unseen and without effects', () => {
  const { rerender } = render(rehearsal(false, 1));
  expect(drawn).not.toHaveBeenCalled();
  rerender(rehearsal(true, 2));
  expect(drawn).toHaveBeenCalledWith(2, true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  drawn.mockClear();
  rerender(rehearsal(true, 3));
  expect(drawn).not.toHaveBeenCalled();
  expect(lived).not.toHaveBeenCalled();
});
