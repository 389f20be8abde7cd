export const messages = {
  required: (field: string) => `${field} is required`,
  /** `field` is empty for the whole request. */
  notObject: (field: string) => `${field || 'The request'} must be an object`,
};
