import { ACCEPTED_FORMATS } from './formats';

const choose = `Please choose a ${ACCEPTED_FORMATS} picture.`;

/** Why a file is refused. Sides are in pixels. */
export const messages = {
  tooHeavy: 'A picture may have 10 MB at most. Please choose a smaller one.',
  photoTooHeavy: 'A photo may have 8 MB at most. Please choose a smaller one.',
  damaged: `This picture is damaged or incomplete and cannot be read. ${choose}`,
  empty: `This file is empty. ${choose}`,
  heic: `This is a HEIC photo. ${choose}`,
  gif: `This is a GIF. ${choose}`,
  pdf: `This is a PDF. ${choose}`,
  svg: `This is an SVG drawing. ${choose}`,
  notAPicture: `This is not a picture that the shop can use. ${choose}`,
  hidesMarkup: `There is a web page or script in this file. ${choose}`,
  tooSmall: (width: number, height: number, least: number) =>
    `This picture is ${width} × ${height} pixels. It has to be at least ${least} pixels wide to look sharp.`,
  photoTooSmall: (width: number, height: number) =>
    `This photo is ${width} × ${height} pixels, which is too small to see anything.`,
  tooManyPixels: (width: number, height: number, megapixels: number) =>
    `This picture is ${width} × ${height} pixels. At most ${megapixels} megapixels and 12,000 pixels a side can be read.`,
  animated: 'This picture moves. Please choose one that stands still.',
};
