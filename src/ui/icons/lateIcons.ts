/**
 * Paths as in `icons.ts`, for icons that no first screen of a shopper shows. They are bundled with their
 * users.
 */
export const upIcon = 'M5.5 15 12 8.5l6.5 6.5';
export const gripIcon = 'M5.5 9h13M5.5 15h13';
export const copyIcon = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
export const editIcon = 'M4.5 19.5l1-4.3L16 4.7l3.3 3.3L8.8 18.5zM13.7 7l3.3 3.3';
export const trashIcon = 'M5 7h14M9.5 7V4.5h5V7M6.8 7l.8 12.5h8.8L17.2 7M10.2 10.5v5.5M13.8 10.5v5.5';
export const logoutIcon = 'M13.5 4.5h-8v15h8M10 12h10M16.5 8.5 20 12l-3.5 3.5';
export const uploadIcon = 'M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15';
export const refreshIcon = 'M19 12a7 7 0 1 1-2-4.9M19.5 4.5v4h-4';
export const eyeIcon =
  'M2.8 12c2.2-4 5.4-6 9.2-6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6zM12 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z';
export const eyeOffIcon =
  'M4 4l16 16M9.9 6.2A9 9 0 0 1 12 6c3.8 0 7 2 9.2 6a15 15 0 0 1-2.6 3.4M6.3 7.6A13 13 0 0 0 2.8 12c2.2 4 5.4 6 9.2 6a9 9 0 0 0 4-.9M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8';
export const mailIcon = 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7';
export const phoneIcon =
  'M7.2 4l2.6 4.2-1.7 1.9c1.1 2.3 2.9 4.1 5.4 5.4l1.9-1.7 4.3 2.5-.9 3.3c-7.4.8-15-6.6-14.8-14.4z';
export const infoIcon = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2V16M12 8h.01';
export const giftIcon =
  'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9c-4 0-5-1.5-5-3a2 2 0 0 1 2-2c2 0 3 3 3 5 0-2 1-5 3-5a2 2 0 0 1 2 2c0 1.5-1 3-5 3';
export const printIcon = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z';
