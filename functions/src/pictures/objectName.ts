/** The bucket's name of the file that is served at /media/{file}. */
export const objectName = (file: string): string => `media/${file}`;
