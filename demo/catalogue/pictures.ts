import { type Picture } from '@/domain/catalogue/catalogue';

/** Path of a 4:5 picture's 800 px WebP. Other widths and formats replace `-800.webp`. */
export const pictureSrc = (name: string) => `/pictures/${name}-800.webp`;

export function picture(name: string, alt: string, ground: string): Picture {
  return { src: pictureSrc(name), width: 800, height: 1000, alt, ground };
}
