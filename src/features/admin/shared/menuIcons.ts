import { giftIcon } from '@/ui';

/** Paths as in `src/ui/icons/icons.ts`, of the admin's menu; they come with the admin's chunk. */
export const menuIcons = {
  today: 'M4 17a8 8 0 0 1 16 0zM12 5V3M4.5 8.5 3 7M19.5 8.5 21 7M6 21h12',
  orders: 'M5 8h14l1 12H4zM9 8V7a3 3 0 0 1 6 0v1',
  pack: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 8v8M10 8v8M13.5 8v8M17 8v8',
  returns: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  undelivered:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7.5 19.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 19.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM7 9.5l3 3m0-3-3 3',
  mismatches: 'M12 4v16M6 20h12M5 7h14M5 7l-2.5 6a3 3 0 0 0 5 0zM19 7l-2.5 6a3 3 0 0 0 5 0z',
  remittances: 'M3 7h18v11H3zM12 15.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM6 10.2h.01M18 14.8h.01',
  gst: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 14l6-6M9.2 8.6h.01M14.8 13.4h.01',
  products: 'M9 3h6v4H9zM8 7h8l1.5 3v11h-11V10zM6.5 14h11',
  combos: 'M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5L21 12M3 16.5 12 21l9-4.5',
  lowStock: 'M4 4h7v7H4zM13 13h7v7h-7zM4 13h7v7H4zM13 4h7v7h-7z',
  offers:
    'M6 18 18 6M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM16.5 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  banners: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5',
  highlights: 'M12 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
  customers:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  messages: 'M4 5h16v11H10l-5 4v-4H4z',
  reviews: 'M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8z',
  cartSettings: giftIcon,
  giftCards: 'M3 6h18v12H3zM3 10h18M7 14.5h4',
  referrals: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19a5.5 5.5 0 0 1 11 0M14 9h7M18 5.5 21.5 9 18 12.5',
  limits: 'M4 18a8.5 8.5 0 1 1 16 0M12 14l4-5',
  team: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21a7.5 7.5 0 0 1 15 0',
  activity: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.5 2',
  notifications: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4',
  security: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 11.5l2.2 2.2L15.5 9.5',
  more: 'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  exports: 'M12 4.5v11M7.5 11.5 12 16l4.5-4.5M4.5 19.5h15',
  keys: 'M3 7h18v10H3zM7 10.5h.01M11 10.5h.01M15 10.5h.01M8 14h8',
  shop: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
} as const;
