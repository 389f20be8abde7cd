import { createHash } from 'node:crypto';

/** The source by which a Content-Security-Policy allows an inline script or style of this text. */
export const inlineHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
