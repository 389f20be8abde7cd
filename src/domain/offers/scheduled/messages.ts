export const messages = {
  wrongStart: 'The start is a day and a time.',
  wrongEnd: 'The end is a day and a time.',
  endsFirst: 'The end is after the start.',
  title: 'The title',
  text: 'The text',
  otherSite: 'A link is a path of this shop, such as /products.',
  noSuchPage: 'The shop has no page at this path.',
  button: 'The words on the button',
  noButton: 'Say what the button says.',
  noLink: 'Say where the button leads.',
  widePicture: 'The wide picture',
  tallPicture: 'The tall picture',
  picture: 'The picture',
  /** `what` is one of the pictures. */
  noPicture: (what: string) => `${what} is missing: without it this stays off.`,
  alt: 'What the picture shows',
  codeTaken: (code: string, owner: string) => `${code} is already the code of “${owner}”.`,
};
