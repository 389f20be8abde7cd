import { paths } from '@/app/router/paths';
import { store } from '@/domain/store';
import { colourOf } from '@/ui/theme/tokens';

const icon = (side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, sizes: string, label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: name.endsWith('wide') ? 'wide' : 'narrow',
  label,
});

/** The text of manifest.webmanifest: the shop's name, icons and colours for installation. */
export function webManifest(): string {
  const manifest = {
    id: '/',
    name: store.name,
    short_name: store.name,
    description: store.tagline,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colourOf('paper'),
    theme_color: colourOf('dew'),
    categories: ['shopping', 'beauty'],
    icons: [
      ...[icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'All products', url: paths.products },
      { name: 'Your cart', url: paths.cart },
      { name: 'Your orders', url: `${paths.profile}#orders` },
    ],
    screenshots: [
      screenshot('home-narrow', '780x1688', 'The home page'),
      screenshot('product-narrow', '780x1688', 'A product, with its price and all that its label says'),
      screenshot('home-wide', '1440x900', 'The home page on a wide screen'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
