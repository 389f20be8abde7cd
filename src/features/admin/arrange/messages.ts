export const messages = {
  drag: (title: string) => `Move ${title}: drag it, or press the arrow keys`,
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
};
