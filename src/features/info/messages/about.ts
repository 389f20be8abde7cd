export const messages = {
  or: 'Or',
  aboutUs: 'About Us',
  intro: (name: string) =>
    `${name} makes skincare for the weather most of India lives in: heat that melts a cream, humidity that makes it slide, water hard enough to leave skin tight. What feels fine in a cool, dry room often does not here, so we start from here.`,
  labels:
    'We write the whole ingredient list on every page, in the order of how much there is, with the percentages of what does the work. If something is not for your skin, you should be able to see that before you pay for it.',
  fewThingsTitle: 'Few things, made to go together',
  fewThingsText:
    'A face wash, something for water, something for work, something against the sun. Most skin needs no more than four steps, and many need two. Our combos are the steps that people buy together anyway, for less than they cost separately.',
  seeAllProducts: 'See all products',
  whoWeAre: 'Who we are',
  questions: (supportEmail: string, supportPhone: string, supportHours: string) =>
    `Questions are welcome at ${supportEmail} or ${supportPhone}, ${supportHours}.`,
  writeHere: 'write to us here',
};
