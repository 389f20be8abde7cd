import { render } from '@testing-library/react';
import { AwbNumber } from './OrderNumber';

test('an AWB is whole for the clipboard, and only its beginning stands behind dots', () => {
  const { container } = render(<AwbNumber awb="14349000000022" />);
  expect(container.textContent).toBe('14349000000022');
  expect(container.querySelector('span > span')?.textContent).toBe('14349000');
});

test('a short one is shown whole', () => {
  const { container } = render(<AwbNumber awb="143490" />);
  expect(container.textContent).toBe('143490');
  expect(container.querySelector('span > span')).toBeNull();
});
