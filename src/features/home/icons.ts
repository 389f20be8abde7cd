/** SVG paths as in `src/ui/icons/icons.ts`, used only on the home page. */
export const cash = 'M3.5 7h17v10.5h-17zM12 14.7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 10v4.5M17.5 10v4.5';
export const card = 'M3.5 6.5h17v11h-17zM3.5 10h17M7 14.5h3.5';
export const page = 'M6 4h12v16.5H6zM9 8.5h6M9 12h6M9 15.5h3.5';
export const drop = 'M12 3.8c3.6 4.5 5.5 7.5 5.5 10.2a5.5 5.5 0 0 1-11 0c0-2.7 1.9-5.7 5.5-10.2z';
export const leaf = 'M5 19c0-8 5-13.5 14.5-14C20 14 15.5 19 9 18.5M5 19c1.5-4 4.5-7 8.5-8.5';
export const truck =
  'M3 6.5h11v10H3zM14 10h3.8l3.2 3.5v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.3 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
