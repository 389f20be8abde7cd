import type { Refusal } from '../codes';

/** Refusals of a file that is no picture the shop can use. */
export const PICTURE: readonly Refusal[] = [
  '413 too_heavy',
  '415 not_a_picture',
  '415 animated',
  '422 too_many_pixels',
  '422 too_small',
  '422 damaged',
];
