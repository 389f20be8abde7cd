import { type Picture } from '@/domain/catalogue/catalogue';

/** Where a 4:5 picture's 800 px WebP is served; `-800.webp` gives way to the other widths and formats. */
export const pictureSrc = (name: string) => `/pictures/${name}-800.webp`;

export function picture(name: string, alt: string, ground: string): Picture {
  return { src: pictureSrc(name), width: 800, height: 1000, alt, ground };
}
