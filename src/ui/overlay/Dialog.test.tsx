import { useLayoutEffect, useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';
import { Sheet } from './Sheet';
import { LivePortal } from './LivePortal';

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Beneath</button>
      <LivePortal>
        <p role="status">Said aloud</p>
      </LivePortal>
      {open && (
        <Drawer title="Cart" onClose={close}>
          <button>First</button>
          <button onClick={() => setOver(true)}>Last</button>
        </Drawer>
      )}
      {over && (
        <Dialog label="Sure?" role="alertdialog" onClose={() => setOver(false)}>
          <button data-autofocus>Yes</button>
        </Dialog>
      )}
    </>
  );
}

const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');

/** A tap as iOS Safari reports each of a double tap. The test's DOM has no PointerEvent. */
function tap(element: Element) {
  const pointer = new MouseEvent('pointerdown', { bubbles: true });
  fireEvent(element, Object.assign(pointer, { pointerType: 'touch' }));
  fireEvent.click(element, { detail: 1 });
}

test('the second press of a double press that closed a dialog does nothing beneath it', () => {
  const [onPress, onClose] = [jest.fn(), jest.fn()];
  const beneath = <button onClick={onPress}>Beneath</button>;
  const { rerender } = render(
    <>
      {beneath}
      <Dialog label="Report" onClose={onClose}>
        <p>Why?</p>
      </Dialog>
    </>,
  );
  rerender(<>{beneath}</>);
  fireEvent.click(screen.getByText('Beneath'), { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Beneath'), { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the dialog takes the focus, traps Tab, and returns the focus on Escape', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Open'));
  const dialog = screen.getByRole('dialog', { name: 'Cart' });
  expect(dialog).toHaveFocus();
  const seen = [];
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    seen.push(focused());
  }
  expect(seen).toEqual(['Close', 'First', 'Last', 'Close']);
  await user.tab({ shift: true });
  expect(focused()).toBe('Last');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Open')).toHaveFocus();
});

test('Tab goes on from a part of the dialog that has taken the focus, and not from its top', async () => {
  const user = userEvent.setup();
  render(
    <Drawer title="Cart" onClose={() => undefined}>
      <button>Before</button>
      <div role="group" aria-label="Quantity" tabIndex={-1} />
      <button>After</button>
      <div role="group" aria-label="End" tabIndex={-1} />
    </Drawer>,
  );
  const group = (name: string) => screen.getByRole('group', { name });
  group('Quantity').focus();
  await user.tab();
  expect(focused()).toBe('After');
  group('Quantity').focus();
  await user.tab({ shift: true });
  expect(focused()).toBe('Before');
  group('End').focus();
  await user.tab();
  expect(focused()).toBe('Close');
});

test('Tab reaches live elements after the panel and wraps around', async () => {
  const user = userEvent.setup();
  render(
    <>
      <LivePortal>
        <button>Undo</button>
      </LivePortal>
      <Page />
    </>,
  );
  await user.click(screen.getByText('Open'));
  const seen = [];
  for (let press = 0; press < 5; press += 1) {
    await user.tab();
    seen.push(focused());
  }
  expect(seen).toEqual(['Close', 'First', 'Last', 'Undo', 'Close']);
  await user.tab({ shift: true });
  expect(focused()).toBe('Undo');
  await user.tab({ shift: true });
  expect(focused()).toBe('Last');
});

test('the page beneath is inert and does not scroll, and live regions stay active', async () => {
  const user = userEvent.setup();
  const { container } = render(<Page />);
  await user.click(screen.getByText('Open'));
  await waitFor(() => expect(container.inert).toBe(true));
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(screen.getByText('Said aloud').closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(container.inert).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
});

test('Escape closes only the topmost dialog, and the focus returns layer by layer', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Open'));
  await user.click(screen.getByText('Last'));
  expect(screen.getByText('Yes')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
  expect(screen.getByText('Last')).toHaveFocus();
});

test('Escape closes a dialog that has just opened', () => {
  const onClose = jest.fn();
  const ClosedAtOnce = () => {
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: 'Escape' }), []);
    return (
      <Dialog label="New" onClose={onClose}>
        <p>Words</p>
      </Dialog>
    );
  };
  render(<ClosedAtOnce />);
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a sheet', () => {
  /** Its button closes the sheet before the click ends, as React does in a browser. */
  function FilterPage() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Filters</button>
        {open && (
          <Sheet title="Filters" onClose={() => setOpen(false)}>
            <button onClick={() => flushSync(() => setOpen(false))}>Show 9</button>
          </Sheet>
        )}
      </>
    );
  }
  async function opened() {
    const user = userEvent.setup();
    const { container } = render(<FilterPage />);
    await user.click(screen.getByText('Filters'));
    await waitFor(() => expect(container.inert).toBe(true));
    return { user, container };
  }

  test('closed by a tap is removed before the page is active again and has the focus', async () => {
    const { container } = await opened();
    fireEvent.click(screen.getByText('Show 9'), { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.inert).toBe(true);
    await waitFor(() => expect(container.inert).toBe(false));
    await waitFor(() => expect(screen.getByText('Filters')).toHaveFocus());
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('closed by keys leaves the page active and focused for the next one', async () => {
    const { user, container } = await opened();
    screen.getByText('Show 9').focus();
    fireEvent.click(screen.getByText('Show 9'), { detail: 0 });
    expect(container.inert).toBe(false);
    expect(screen.getByText('Filters')).toHaveFocus();
    await user.click(screen.getByText('Filters'));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Filters')).toHaveFocus();
  });
});

test('a press on the scrim closes the dialog', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await user.click(screen.getByText('Open'));
  const scrim = document.querySelector('[data-scrim]');
  if (scrim) await user.click(scrim);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the second press of a double click on the button that opened a dialog does not close it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Open'));
  const scrim = document.querySelector('[data-scrim]');
  if (!scrim) throw new Error('There is no scrim');
  fireEvent.click(scrim, { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  fireEvent.click(scrim, { detail: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second tap of a finger that opened a dialog does not close it, and a later one does', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText('Open'));
  const scrim = document.querySelector('[data-scrim]');
  if (!scrim) throw new Error('There is no scrim');
  now.mockReturnValue(1200);
  tap(scrim);
  expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  now.mockReturnValue(1800);
  tap(scrim);
  now.mockRestore();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second tap of a finger that closed a dialog does nothing beneath it', () => {
  const onPress = jest.fn();
  function Report() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={onPress}>Beneath</button>
        {isOpen && (
          <Dialog label="Report" onClose={() => undefined}>
            <button onClick={() => setOpen(false)}>Send</button>
          </Dialog>
        )}
      </>
    );
  }
  render(<Report />);
  tap(screen.getByText('Send'));
  tap(screen.getByText('Beneath'));
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Beneath'), { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each(['removed', 'disabled'])('the focus stays inside when the focused element is %s', async (fate) => {
  const user = userEvent.setup();
  function Form() {
    const [isRemoved, setRemoved] = useState(false);
    return (
      <Drawer title="Cart" onClose={() => undefined}>
        {(!isRemoved || fate === 'disabled') && (
          <button disabled={isRemoved} onClick={() => setRemoved(true)}>
            Save
          </button>
        )}
      </Drawer>
    );
  }
  render(<Form />);
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});
