export const messages = {
  newest: 'Newest',
  mostHelpful: 'Most helpful',
  count: { one: '# review', other: '# reviews' },
  stars: { one: '# star', other: '# stars' },
  highestRated: 'Highest rated',
  lowestRated: 'Lowest rated',
};
