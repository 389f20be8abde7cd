export const messages = {
  zoomDialog: {
    enlarged: (name: string) => `${name}, enlarged`,
    seeItWhole: 'See it whole',
    comeCloser: 'Come closer',
    previousPicture: 'Previous picture',
    pictureOf: (at: number, count: number) => `Picture ${at} of ${count}`,
    nextPicture: 'Next picture',
  },
};
