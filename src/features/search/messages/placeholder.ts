/** The rotating suggestions of the placeholder. */
export const PROMPTS = ['toner', 'mist', 'sunscreen', 'face wash', 'serum', 'moisturizer'] as const;

export const messages = {
  placeholder: (prompt: string) => `Search for ${prompt}`,
};
