/** The lines of a tax document that name no product. */
export const messages = {
  delivery: 'Delivery',
  giftWrap: 'Gift wrap',
  /** Begins the name of a line. Stored documents have it: a changed text must recognise the old one, too. */
  reduction: 'Price reduction: ',
};

/** The words of numbers. */
export const numberWords = {
  ones: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ],
  tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  hundred: 'hundred',
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  /** `words` are those of the number. */
  rupees: (count: number, words: string) => `${words} ${count === 1 ? 'rupee' : 'rupees'}`,
  paise: (count: number, words: string) => `${words} ${count === 1 ? 'paisa' : 'paise'}`,
  /** `paise` is empty for whole rupees. */
  amount: (rupees: string, paise: string) => `${rupees}${paise ? ` and ${paise}` : ''} only`,
};
