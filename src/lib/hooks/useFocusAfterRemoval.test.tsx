import { act, render, screen } from '@testing-library/react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

function List({ entries }: { entries: readonly string[] }) {
  const place = useFocusAfterRemoval(entries.length);
  return (
    <>
      <h1 ref={place} tabIndex={-1}>
        Entries
      </h1>
      {entries.map((entry) => (
        <button key={entry} type="button">
          {entry}
        </button>
      ))}
    </>
  );
}

const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

test('the focus goes to the place, without scrolling, when the entry that had it is removed', () => {
  const { rerender } = render(<List entries={['a', 'b']} />);
  focusOn('a');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  rerender(<List entries={['b']} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('an entry that goes by itself takes no focus', () => {
  const { rerender } = render(<List entries={['a', 'b', 'c']} />);
  rerender(<List entries={['b', 'c']} />);
  expect(document.body).toHaveFocus();
  focusOn('b');
  act(() => screen.getByRole('button', { name: 'b' }).blur());
  rerender(<List entries={['b']} />);
  expect(document.body).toHaveFocus();
});
