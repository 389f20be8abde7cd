import { plural } from '@/domain/text/plural';
import { ACCEPTED_FORMATS } from '@/domain/pictures/messages/formats';
import { PICTURE_USES, type PictureUseName } from '@/domain/pictures/uses';

const progress = {
  waiting: 'Waits for its turn',
  preparing: 'Being prepared for the shop',
  sending: (percent: number) => `Uploading, ${percent}%`,
  done: 'Done',
};

export const messages = {
  progress,
  lost: 'This file is no longer at hand. Please choose it again.',
  interrupted: (names: readonly string[]) =>
    plural(
      names.length,
      {
        one: 'The page was reloaded before “{name}” was uploaded. Choose it again.',
        other: 'The page was reloaded before # pictures were uploaded. Choose them again.',
      },
      { name: names[0] ?? '' },
    ),
  dismiss: 'Got it',
  accepted: (use: PictureUseName) =>
    `${ACCEPTED_FORMATS}, up to 10 MB, at least ${PICTURE_USES[use].least} pixels wide.`,
  dropNow: 'Drop it here',
  drop: 'Drop a picture here, or paste it',
  camera: 'From the camera or the gallery',
  choose: 'Choose a picture',
  chooseAnother: 'Choose another',
  remove: 'Remove',
  removeLabel: (label: string) => `Remove ${label.toLowerCase()}`,
  uploads: 'Uploads',
  removeUpload: (name: string) => `Take ${name} off the list`,
  stopUpload: (name: string) => `Stop uploading ${name}`,
  tryAgain: 'Try again',
  tryUploadAgain: (name: string) => `Try ${name} again`,
  unnamed: 'Picture',
};
