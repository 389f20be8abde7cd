export const messages = {
  zoomDialog: {
    enlarged: (name: string) => `${name}, enlarged`,
    seeItWhole: 'Zoom out',
    comeCloser: 'Zoom in',
    previousPicture: 'Previous picture',
    pictureOf: (at: number, count: number) => `Picture ${at} of ${count}`,
    nextPicture: 'Next picture',
  },
};
