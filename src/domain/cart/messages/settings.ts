/** To the team, about the samples that it offers. */
export const messages = {
  tooManySamples: (samples: number, most: number) =>
    `With what another owner added meanwhile there are ${samples} samples, and ${most} are the most. Please reload the page and choose again.`,
  notInCatalogue: (sku: string) => `${sku} is not in the catalogue. Please take it out.`,
  noSample: 'Please choose at least one product to give as a sample, or switch samples off.',
};
