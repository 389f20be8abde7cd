import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { EARLY_SCRIPT, replayEarly } from './earlyInput';

/** The inline script as the document runs it, on what the server has drawn. */
function drawn(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  new Function(EARLY_SCRIPT)();
  return root;
}

afterEach(() => {
  window.early?.end();
  delete window.early;
  document.body.replaceChildren();
});

it('does again what was pressed before anybody heard it, in order and once', async () => {
  const root = drawn('<button>One</button><button><i>Two</i></button><a href="#x">Link</a>');
  const [one, two] = root.querySelectorAll('button');
  one?.click();
  two?.querySelector('i')?.click();
  root.querySelector('a')?.click();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => heard.push((target as Element).textContent));
  await replayEarly(window);
  expect(heard).toEqual(['One', 'Two']);
  await replayEarly(window);
  one?.click();
  expect(heard).toEqual(['One', 'Two', 'One']);
  expect(window.early).toBeUndefined();
});

it('leaves ticks to the app, so that none is made twice', async () => {
  const root = drawn('<label><input type="checkbox" />Vegan</label>');
  const box = root.querySelector('input')!;
  root.querySelector('label')?.click();
  expect(box.checked).toBe(false);
  await replayEarly(window);
  expect(box.checked).toBe(true);
});

it('skips to the content itself: the browser would do so once more when the page has loaded', () => {
  const root = drawn(
    '<a href="#content">Skip</a><main id="content" tabindex="-1"></main><a href="#x">Link</a>',
  );
  const [skip, link] = root.querySelectorAll('a');
  expect(fireEvent.click(skip!)).toBe(false);
  expect(root.querySelector('main')).toHaveFocus();
  expect(fireEvent.click(link!)).toBe(true);
});

it('forgets what is no longer there', async () => {
  const root = drawn('<button>One</button>');
  const button = root.querySelector('button');
  button?.click();
  const heard = jest.fn();
  button?.addEventListener('click', heard);
  button?.remove();
  await replayEarly(window);
  expect(heard).not.toHaveBeenCalled();
});

it('tells a field of React’s what was typed, and a form that it was sent', async () => {
  new Function(EARLY_SCRIPT)();
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
  window.early?.typed.set(field, 'rose');
  window.early?.done.push(field.form as HTMLFormElement);
  await act(() => replayEarly(window));
  expect(screen.getByText('Knows rose')).toBeInTheDocument();
  expect(field).toHaveValue('rose');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('keeps a form from being sent by the browser itself', async () => {
  const root = drawn('<form><input name="q" /></form>');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(window.early?.done).toHaveLength(1);
});

it('lets the pictures below come with the first touch, also where the app never does', async () => {
  const root = drawn('<p>Text</p>');
  const html = document.documentElement;
  html.removeAttribute('data-touched');
  root.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(html).toHaveAttribute('data-touched');
  html.removeAttribute('data-touched');
  await act(() => replayEarly(window));
  root.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(html).not.toHaveAttribute('data-touched');
});

describe('what is below the first screen', () => {
  const { dataset } = document.documentElement;
  beforeEach(() => {
    jest.useFakeTimers();
    delete dataset.painted;
    window.location.hash = '';
  });
  afterEach(() => jest.useRealTimers());

  it('is laid out once the first frame has been there for a while', () => {
    new Function(EARLY_SCRIPT)();
    jest.advanceTimersByTime(400);
    expect(dataset).not.toHaveProperty('painted');
    jest.advanceTimersByTime(200);
    expect(dataset).toHaveProperty('painted');
  });

  it('is laid out at once where the address may lead into it', () => {
    window.location.hash = '#reviews';
    new Function(EARLY_SCRIPT)();
    expect(dataset).toHaveProperty('painted');
  });
});
