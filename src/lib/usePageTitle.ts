import { useEffect } from 'react';
import { store } from '@/domain/store';

/** Names the page in the browser's tab: 'Cart | Glumist', or the shop alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} | ${store.name}` : `${store.name}: ${store.tagline.split('.')[0]}`;
  }, [title]);
}
