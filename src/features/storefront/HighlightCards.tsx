import styled from 'styled-components';
import type { Highlight } from '@/domain/catalogue/catalogue';
import { isOwnLink } from '@/domain/offers/scheduled/ownLink';
import { Link } from 'react-router-dom';
import { coverLink, H3, media, Picture, underlined } from '@/ui';

const WIDTHS = [480, 800, 1200];

const Row = styled.ul`
  display: grid;
  gap: 32px;
  li {
    position: relative;
    min-width: 0;
  }
  .shot {
    aspect-ratio: 3 / 2;
    border-radius: var(--r-l);
    overflow: hidden;
  }
  h3 {
    ${coverLink('l')}
    margin-top: 16px;
  }
  li:hover h3 a {
    ${underlined}
  }
  p {
    margin-top: 6px;
    color: var(--ink-2);
    max-width: 44ch;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px;
  }
`;

/** Highlights side by side; on a phone below each other. */
export function HighlightCards({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <Row>
      {highlights.map(({ id, title, text, image, link }) => (
        <li key={id}>
          <div className="shot">
            <Picture
              picture={{ src: image, width: 800, height: 533 }}
              widths={WIDTHS}
              sizes="(min-width: 1024px) 440px, 92vw"
              alt=""
            />
          </div>
          <H3>{link && isOwnLink(link) ? <Link to={link}>{title}</Link> : title}</H3>
          <p>{text}</p>
        </li>
      ))}
    </Row>
  );
}
