export const messages = {
  picturesOf: (name: string) => `Pictures of ${name}`,
  enlargePicture: (at: number) => `Enlarge picture ${at}`,
  zoom: 'Zoom',
};
