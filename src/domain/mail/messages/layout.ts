import { plural } from '../../text/plural';

export const messages = {
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
  questions: (email: string, phone: string) => `Questions? ${email} or ${phone}`,
};
