import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { ComboCard, selectCombos } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import { combosPath } from '@/app/router/paths';
import { H2, media, Section, SectionHead, TextLink, Wrap } from '@/ui';
import { messages } from './messages/below';

const SHOWN = 3;
/** Columns by the number of combos: the first is the largest, and none is wider than half the page. */
const COLUMNS: Record<number, string> = {
  1: 'minmax(0, 1fr) minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr)',
};

const Row = styled.ul<{ $count: number }>`
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
    grid-template-columns: ${({ $count }) => COLUMNS[$count]};
    gap: 24px;
    .frontage {
      aspect-ratio: auto;
      height: 520px;
    }
    /* Its button stands in the corner of this height. */
    article > button {
      --picture: 520px;
    }
  }
`;

/** Combos with their savings. */
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
          <H2 id="together">{messages.together.title}</H2>
          <TextLink as={Link} to={combosPath}>
            {messages.together.allCombos}
          </TextLink>
        </SectionHead>
        <Row $count={shown.length}>
          {shown.map((combo) => (
            <li key={combo.id}>
              <ComboCard combo={combo} sizes="(min-width: 1024px) 500px, min(71vw, 320px)" feature />
            </li>
          ))}
        </Row>
      </Wrap>
    </Section>
  );
}
