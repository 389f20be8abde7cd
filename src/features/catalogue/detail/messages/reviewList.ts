export const messages = {
  newest: 'Newest',
  count: { one: '# review', other: '# reviews' },
  written: { one: '# written review', other: '# written reviews' },
  stars: { one: '# star', other: '# stars' },
  highestRated: 'Highest rated',
  lowestRated: 'Lowest rated',
};
