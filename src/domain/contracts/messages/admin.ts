export const messages = {
  wrongSample: 'A sample has a product and a SKU',
  tooManySamples: (most: number) => `Please choose at most ${most} samples.`,
  sampleTwice: 'Please choose each sample once.',
  oneEmail: 'Please enter one email address.',
};
