import type { PageDetail } from '@/domain/contracts/shoppers/page';
import { aCatalogue } from '@/testing/catalogue';
import { render } from './render';

const draw = (url: string, detail: PageDetail = null) =>
  render({
    url,
    detail,
    catalogue: aCatalogue(),
    origin: 'https://shop.example',
    now: '2026-11-22T10:00:00.000Z',
    assets: { build: 'b', initial: ['assets/main.js'], screens: {}, logo: '' },
  });

it.each(['/product/none', '/product/%E0%A4%A', '/combo/%/?size=s'])(
  'renders Not Found at %s',
  async (url) => {
    // The router warns about addresses that it cannot decode.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { status, html } = await draw(url, { kind: 'unknown' });
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>[^<]*no longer/);
  },
);
