import { render, screen } from '@testing-library/react';
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

it('does again what was pressed before anybody heard it, in order and once', () => {
  const root = drawn('<button>One</button><button><i>Two</i></button><a href="#x">Link</a>');
  const [one, two] = root.querySelectorAll('button');
  one?.click();
  two?.querySelector('i')?.click();
  root.querySelector('a')?.click();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => heard.push((target as Element).textContent));
  replayEarly(window);
  expect(heard).toEqual(['One', 'Two']);
  replayEarly(window);
  one?.click();
  expect(heard).toEqual(['One', 'Two', 'One']);
  expect(window.early).toBeUndefined();
});

it('forgets what is no longer there', () => {
  const root = drawn('<button>One</button>');
  const button = root.querySelector('button');
  button?.click();
  const heard = jest.fn();
  button?.addEventListener('click', heard);
  button?.remove();
  replayEarly(window);
  expect(heard).not.toHaveBeenCalled();
});

it('tells a field of React’s what was typed, and a form that it was sent', () => {
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
  replayEarly(window);
  expect(screen.getByText('Knows rose')).toBeInTheDocument();
  expect(field).toHaveValue('rose');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('keeps a form from being sent by the browser itself', () => {
  const root = drawn('<form><input name="q" /></form>');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(window.early?.done).toHaveLength(1);
});

it('lets the pictures below come with the first touch, also where the app never does', () => {
  const root = drawn('<p>Text</p>');
  const html = document.documentElement;
  html.removeAttribute('data-touched');
  root.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(html).toHaveAttribute('data-touched');
  html.removeAttribute('data-touched');
  replayEarly(window);
  root.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(html).not.toHaveAttribute('data-touched');
});
