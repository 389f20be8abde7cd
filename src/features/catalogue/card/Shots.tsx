import { useState, type ReactNode } from 'react';
import type { Picture as PictureData } from '@/domain/catalogue/catalogue';
import { Picture } from '@/ui';
import { Frontage } from './Card.styles';

interface ShotsProps {
  images: readonly PictureData[];
  mainImage: string;
  sizes: string;
  eager?: boolean;
  combo?: boolean;
  /** Elements on top of the picture: a tag, quick add. */
  children: ReactNode;
}

/** A card's pictures; the second one loads on hover and fades in. */
export function Shots({ images, mainImage, sizes, eager, combo = false, children }: ShotsProps) {
  const [isHovered, setHovered] = useState(false);
  const first = images[0] ?? { src: mainImage, width: 800, height: 1000 };
  const second = images[1];
  return (
    <Frontage
      className="frontage"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      $combo={combo}
    >
      <Picture className="shot" picture={first} sizes={sizes} eager={eager} alt="" />
      {isHovered && second && <Picture className="shot second" picture={second} sizes={sizes} eager alt="" />}
      {children}
    </Frontage>
  );
}
