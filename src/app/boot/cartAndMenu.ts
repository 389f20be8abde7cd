import { lazyChunk } from '@/loading';

export const CartDrawer = lazyChunk(
  () => import(/* webpackChunkName: "overlays" */ '@/features/checkout/cart/CartDrawer'),
);
export const SideMenu = lazyChunk(
  () => import(/* webpackChunkName: "overlays" */ '@/features/chrome/SideMenu'),
);

/** Preloads the chunk that shows the lines of a cart that is not empty. */
export const preloadCartContents = () =>
  import(/* webpackChunkName: "overlays" */ '@/features/checkout/cart/CartDrawer').then(({ preloadCart }) =>
    preloadCart(),
  );

/** Preloads the cart drawer and the side menu, the overlays that shoppers open most. */
export const preloadCartAndMenu = () => Promise.all([CartDrawer.preload(), SideMenu.preload()]);
