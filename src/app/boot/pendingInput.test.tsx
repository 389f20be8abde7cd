import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PENDING_INPUT_SCRIPT, replayPendingInput, stopRecordingInput } from './pendingInput';

/** Runs the inline script on a page that the server rendered. */
function prerendered(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  new Function(PENDING_INPUT_SCRIPT)();
  return root;
}

afterEach(() => {
  window.pendingInput?.end();
  delete window.pendingInput;
  document.body.replaceChildren();
});

it('replays early presses in order and once', async () => {
  const root = prerendered('<button>One</button><button><i>Two</i></button><a href="#x">Link</a>');
  const [one, two] = root.querySelectorAll('button');
  one?.click();
  two?.querySelector('i')?.click();
  root.querySelector('a')?.click();
  const received: string[] = [];
  root.addEventListener('click', ({ target }) => received.push((target as Element).textContent));
  await replayPendingInput(window);
  expect(received).toEqual(['One', 'Two']);
  await replayPendingInput(window);
  one?.click();
  expect(received).toEqual(['One', 'Two', 'One']);
  expect(window.pendingInput).toBeUndefined();
});

it('replays a press inside a boundary that has not hydrated when the effects of the page run', async () => {
  const added = jest.fn();
  function Page() {
    useEffect(() => void replayPendingInput(window), []);
    return (
      <Suspense>
        <button onClick={added}>Add to cart</button>
      </Suspense>
    );
  }
  const root = prerendered(renderToString(<Page />));
  root.querySelector('button')?.click();
  stopRecordingInput(window);
  await act(async () => void hydrateRoot(root, <Page />));
  expect(added).toHaveBeenCalledTimes(1);
});

it('waits for the code of the part of the page that was pressed or typed into', async () => {
  jest.useFakeTimers();
  const checked = jest.fn();
  let isLoaded = true;
  let load: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (load = resolve));
  function Delivery() {
    const [pincode, setPincode] = useState('');
    if (!isLoaded) use(loading);
    return (
      <>
        <input aria-label="PIN code" value={pincode} onChange={({ target }) => setPincode(target.value)} />
        <button onClick={() => checked(pincode)}>Check</button>
      </>
    );
  }
  function Page() {
    useEffect(() => void replayPendingInput(window), []);
    return (
      <Suspense>
        <Delivery />
      </Suspense>
    );
  }
  const root = prerendered(renderToString(<Page />));
  isLoaded = false;
  const field = root.querySelector('input')!;
  field.value = '5600';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  root.querySelector('button')?.click();
  stopRecordingInput(window);
  await act(async () => void hydrateRoot(root, <Page />));
  field.value = '560034';
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(checked).not.toHaveBeenCalled();
  isLoaded = true;
  load();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(checked.mock.calls).toEqual([['560034']]);
  expect(field).toHaveValue('560034');
  jest.useRealTimers();
});

it('leaves checkboxes to the app, so that none is toggled twice', async () => {
  const root = prerendered('<label><input type="checkbox" />Vegan</label>');
  const box = root.querySelector('input')!;
  root.querySelector('label')?.click();
  expect(box.checked).toBe(false);
  await replayPendingInput(window);
  expect(box.checked).toBe(true);
});

it('follows the skip link itself, because the browser would repeat it after the page load', () => {
  const root = prerendered(
    '<a href="#content">Skip</a><main id="content" tabindex="-1"></main><a href="#x">Link</a>',
  );
  const [skip, link] = root.querySelectorAll('a');
  expect(fireEvent.click(skip!)).toBe(false);
  expect(root.querySelector('main')).toHaveFocus();
  expect(fireEvent.click(link!)).toBe(true);
});

it('replays an early focus to React, unless the focus has moved since', async () => {
  const root = prerendered('<input aria-label="Search" /><button>Other</button>');
  const received: string[] = [];
  root.addEventListener('focusin', ({ target }) => received.push((target as Element).tagName));
  const field = root.querySelector('input');
  field?.focus();
  stopRecordingInput(window);
  await replayPendingInput(window);
  expect(received).toEqual(['INPUT', 'INPUT']);

  new Function(PENDING_INPUT_SCRIPT)();
  stopRecordingInput(window);
  root.querySelector('button')?.focus();
  received.length = 0;
  await replayPendingInput(window);
  expect(received).toEqual([]);
});

it('ignores elements that no longer exist', async () => {
  const root = prerendered('<button>One</button>');
  const button = root.querySelector('button');
  button?.click();
  const listener = jest.fn();
  button?.addEventListener('click', listener);
  button?.remove();
  await replayPendingInput(window);
  expect(listener).not.toHaveBeenCalled();
});

it('replays typed text to React’s fields, and a submitted form', async () => {
  new Function(PENDING_INPUT_SCRIPT)();
  const sent = jest.fn();
  function Form() {
    const [text, setText] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(text);
        }}
      >
        <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
        <p>Knows {text}</p>
      </form>
    );
  }
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  window.pendingInput?.typed.set(field, 'rose');
  window.pendingInput?.done.push(field.form as HTMLFormElement);
  await act(() => replayPendingInput(window));
  expect(screen.getByText('Knows rose')).toBeInTheDocument();
  expect(field).toHaveValue('rose');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('prevents the browser from submitting a form', async () => {
  const root = prerendered('<form><input name="q" /></form>');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(window.pendingInput?.done).toHaveLength(1);
});

it('records that an interaction happened, for code that waits for the first one', () => {
  delete window.hasInteracted;
  const root = prerendered('<p>Text</p>');
  expect(window.hasInteracted).toBeUndefined();
  root.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(window.hasInteracted).toBe(1);
  delete window.hasInteracted;
});
