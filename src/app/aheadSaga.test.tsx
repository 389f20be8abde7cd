import { render, screen } from '@testing-library/react';
import { leadsTo } from './aheadSaga';

it.each([
  ['inside', '/product/rose'],
  ['nested', '/products'],
  ['elsewhere', null],
  ['no link', null],
])('knows where %s leads', (text, path) => {
  render(
    <>
      <a href="/product/rose">inside</a>
      <a href="/products?sort=low">
        <b>nested</b>
      </a>
      <a href="https://example.com/product/rose">elsewhere</a>
      <p>no link</p>
    </>,
  );
  expect(leadsTo({ target: screen.getByText(text) })).toBe(path);
});
