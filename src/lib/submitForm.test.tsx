import { render, screen } from '@testing-library/react';
import { submitForm } from './submitForm';

const { requestSubmit } = HTMLFormElement.prototype;
afterEach(() => void (HTMLFormElement.prototype.requestSubmit = requestSubmit));

describe.each(['a browser of today', 'Safari 15'])('in %s', (browser) => {
  beforeEach(() => {
    if (browser === 'Safari 15') Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  });

  test.each([
    ['', 0],
    ['Neem', 1],
  ])('a form with a required field of %j is submitted %d times', (value, times) => {
    const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form aria-label="Search" onSubmit={submitted}>
        <input required defaultValue={value} />
      </form>,
    );
    submitForm(screen.getByRole<HTMLFormElement>('form'));
    expect(submitted).toHaveBeenCalledTimes(times);
  });
});
