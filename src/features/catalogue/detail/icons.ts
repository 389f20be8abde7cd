/** Paths as in `src/ui/icons/icons.ts`, used only on a product's page. */
export const share = 'M12 14.5V3.8M8.2 7.5 12 3.8l3.8 3.7M7.5 10.8H5.3v9.4h13.4v-9.4h-2.2';
export const tag = 'M4 4.5h7.3l8.7 8.7-7 7-9-9zM8 8.5h.01';
export const zoom =
  'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5M10.8 8.3v5M8.3 10.8h5';
