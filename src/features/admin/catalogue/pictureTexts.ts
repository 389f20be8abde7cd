import { LIMITS } from '@/domain/catalogue/draft/draft';

export const pictureTexts = {
  none: 'None yet. The first one is shown on cards and in search.',
  full: `${LIMITS.images} pictures are the most there can be.`,
  tooMany: (left: number) =>
    `There can be ${LIMITS.images} pictures at most: ${left === 1 ? 'one was' : `${left} were`} left out.`,
  twice: (name: string) => `“${name}” is there already.`,
  removed: 'The picture was removed.',
  movedTo: (place: number, count: number) =>
    place === 1 ? 'Now the main picture.' : `Now picture ${place} of ${count}.`,
  say: 'Say what is to be seen, for who cannot see it.',
  title: (at: number) => (at === 0 ? 'main picture' : `picture ${at + 1}`),
  onTheirWay: (count: number) =>
    count === 1
      ? 'Not saved yet: a picture is still on its way. Save again when it is there.'
      : `Not saved yet: ${count} pictures are still on their way. Save again when they are there.`,
} as const;
