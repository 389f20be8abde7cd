/** The concerns that the shop has a colour for, as products hold them, in the order in which the home page names them. */
export const CONCERNS = [
  'Dullness',
  'Oil and shine',
  'Dryness',
  'Marks and tan',
  'Sensitive skin',
  'Sun',
] as const;
