export const messages = {
  shownOf: (shown: number, total: number) => `${shown} of ${total} shown`,
  showMore: 'Show more',
};
