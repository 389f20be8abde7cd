/** The admin's own breakpoints: a tab bar and cards below 760 px, a rail of icons up to 1200 px, the whole menu from there. */
export const adminMedia = {
  phone: '@media (max-width: 759px)',
  abovePhone: '@media (min-width: 760px)',
  narrow: '@media (min-width: 760px) and (max-width: 1199px)',
} as const;
