import { fireEvent, render, screen } from '@testing-library/react';
import { onReach } from './reach';

test('hovering or touching a link into the shop is reported once', () => {
  render(
    <>
      <a href="/product/rose">inside</a>
      <a href="/products?sort=low">
        <b>nested</b>
      </a>
      <a href="/">here</a>
      <a href="https://example.com/product/rose">elsewhere</a>
      <p>no link</p>
    </>,
  );
  const reached: string[] = [];
  const stop = onReach((path) => reached.push(path));
  for (const text of ['inside', 'nested', 'here', 'elsewhere', 'no link'])
    for (const sign of [fireEvent.pointerOver, fireEvent.touchStart, fireEvent.focusIn])
      sign(screen.getByText(text));
  expect(reached).toEqual(['/product/rose', '/products']);
  stop();
  fireEvent.pointerOver(screen.getByText('inside'));
  expect(reached).toHaveLength(2);
});
