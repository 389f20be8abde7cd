import { act, render, screen } from '@testing-library/react';
import { GoesForward, useInSteps } from './useInSteps';

const shown: string[] = [];

function Steps() {
  const what = useInSteps('whole', 'first');
  shown.push(what);
  return <p>{what}</p>;
}

beforeEach(() => shown.splice(0));

test('a page that is gone to is drawn with its first screen, then whole', async () => {
  await act(async () =>
    render(
      <GoesForward value={() => true}>
        <Steps />
      </GoesForward>,
    ),
  );
  expect([shown[0], shown.at(-1)]).toEqual(['first', 'whole']);
  expect(screen.getByText('whole')).toBeVisible();
});

test('one that is come back to is there at once', () => {
  render(
    <GoesForward value={() => false}>
      <Steps />
    </GoesForward>,
  );
  expect(new Set(shown)).toEqual(new Set(['whole']));
});
