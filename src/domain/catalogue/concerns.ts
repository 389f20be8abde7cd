/** The concerns with a colour, spelled as in products and ordered as on the home page. */
export const CONCERNS = [
  'Dullness',
  'Oil and shine',
  'Dryness',
  'Marks and tan',
  'Sensitive skin',
  'Sun',
] as const;
