export const messages = {
  picture: (at: number) => `Picture ${at}`,
  picturesOf: (name: string) => `Pictures of ${name}`,
  enlargePicture: (at: number) => `Enlarge picture ${at}`,
  zoom: 'Zoom',
};
