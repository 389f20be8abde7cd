/** Where the bucket keeps a file that is served at /media/{file}. */
export const objectOf = (file: string): string => `media/${file}`;
