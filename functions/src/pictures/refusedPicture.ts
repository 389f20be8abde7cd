import type { PictureRefusal } from '@/domain/pictures/validatePicture';
import { refuse, type Answer } from '../platform/http/answer';

const STATUS: Record<PictureRefusal['kind'], number> = {
  too_heavy: 413,
  not_a_picture: 415,
  animated: 415,
  too_many_pixels: 422,
  too_small: 422,
  damaged: 422,
};

/** The answer to bytes that are no picture the shop can use. */
export const refusedPicture = ({ kind, message }: PictureRefusal): Answer =>
  refuse(STATUS[kind], kind, message);
