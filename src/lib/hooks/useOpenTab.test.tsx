import { render, screen } from '@testing-library/react';
import { useOpenTab } from './useOpenTab';

const ROW_WIDTH = 390;

/** Three tabs of 200 px each, 60 more with their counts; the last is open. */
function Tabs({ hasCounts }: { hasCounts: boolean }) {
  return (
    <nav ref={useOpenTab('all', hasCounts)} data-left={0} data-width={ROW_WIDTH}>
      {['packed', 'shipped', 'all'].map((name, at) => (
        <a
          key={name}
          href={name}
          aria-current={name === 'all' ? 'page' : undefined}
          data-left={at * (hasCounts ? 260 : 200)}
          data-width={200}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { left, width } = (this as HTMLElement).dataset;
    const scrolled = this.tagName === 'A' ? (this.parentElement?.scrollLeft ?? 0) : 0;
    return { left: Number(left) - scrolled, width: Number(width) } as DOMRect;
  });
});

test('the open tab stands in the middle of its row, also once counts have made the tabs wider', () => {
  const { rerender } = render(<Tabs hasCounts={false} />);
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(400 + 100 - ROW_WIDTH / 2);
  rerender(<Tabs hasCounts />);
  expect(row.scrollLeft).toBe(520 + 100 - ROW_WIDTH / 2);
});
