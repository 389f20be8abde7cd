export const ACCEPTED_FORMATS = 'JPEG, PNG, WebP or AVIF';
