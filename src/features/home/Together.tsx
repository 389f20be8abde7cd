import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ComboCard, selectCombos } from '@/features/catalogue';
import { H2, media, Section, SectionHead, TextLink, Wrap } from '@/ui';

const SHOWN = 3;

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(78%, 320px);
  gap: 12px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  padding-block: 4px;
  scrollbar-width: none;
  li {
    scroll-snap-align: start;
    min-width: 0;
  }
  ${media.desktop} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    overflow: visible;
    margin: 0;
    padding: 0;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 24px;
    .frontage {
      aspect-ratio: auto;
      height: 520px;
    }
  }
`;

/** Combos with what they save. */
export function Together() {
  const combos = useSelector(selectCombos);
  const shown = [...combos]
    .sort((a, b) => Number(b.stock > 0) - Number(a.stock > 0) || b.ratingCount - a.ratingCount)
    .slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section aria-labelledby="together">
      <Wrap>
        <SectionHead>
          <H2 id="together">Better together</H2>
          <TextLink as={Link} to="/products?kind=combos">
            All combos
          </TextLink>
        </SectionHead>
        <Row>
          {shown.map((combo) => (
            <li key={combo.id}>
              <ComboCard combo={combo} sizes="(min-width: 1024px) 500px, 78vw" feature />
            </li>
          ))}
        </Row>
      </Wrap>
    </Section>
  );
}
