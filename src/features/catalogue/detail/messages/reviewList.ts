export const messages = {
  newest: 'Newest',
  count: { one: '# review', other: '# reviews' },
  stars: { one: '# star', other: '# stars' },
  highestRated: 'Highest rated',
  lowestRated: 'Lowest rated',
};
