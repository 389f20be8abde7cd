import { Rehearsing } from '@/lib/rehearsing';
import { aProduct } from '../testing/builders';
import { renderCatalogue } from '../testing/renderCatalogue';
import { ProductGrid } from './ProductGrid';

const items = ['serum', 'mist', 'wash'].map((id) => ({ kind: 'product' as const, item: aProduct({ id }) }));
test.each([
  [false, ['eager', 'eager', 'lazy']],
  [true, ['lazy', 'lazy', 'lazy']],
])(
  'pictures of the first row load at once, but not where nobody sees them yet: %s',
  (isRehearsed, expected) => {
    const { container } = renderCatalogue(
      <Rehearsing value={isRehearsed}>
        <ProductGrid items={items} eager={2} />
      </Rehearsing>,
      {},
    );
    const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(expected);
  },
);
