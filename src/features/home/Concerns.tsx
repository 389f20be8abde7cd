import { CONCERNS } from '@/domain/catalogue/concerns';
import { useSelector } from 'react-redux';
import styled, { css } from 'styled-components';
import { selectCatalogue, selectPreviewConcerns } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import { productsPath } from '@/app/router/paths';
import { H2, media, Section, SectionHead, Wrap } from '@/ui';
import { concernsOf } from './picks';
import { messages } from './messages/concerns';

/** The light and the deep colour of a drop. */
const DROPS: Record<(typeof CONCERNS)[number], [light: string, deep: string]> = {
  Dullness: ['var(--peach)', '#E9975F'],
  'Oil and shine': ['#DCE9DF', '#8FB6A0'],
  Dryness: ['#F3E2CF', '#D3A77E'],
  'Marks and tan': ['#F2CFC3', '#C77F6A'],
  'Sensitive skin': ['#E9EEF0', '#A9BCC0'],
  Sun: ['#FBE6B9', '#E2B04E'],
};
const coloured = Object.entries(DROPS).map(
  ([concern, [light, deep]]) => css`
    &[data-concern='${concern}'] {
      --light: ${light};
      --deep: ${deep};
    }
  `,
);

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 112px;
  gap: 12px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter) 12px;
  scrollbar-width: none;
  li {
    scroll-snap-align: start;
  }
  a {
    display: grid;
    gap: 12px;
    justify-items: center;
    text-align: center;
    font-weight: 500;
    line-height: 1.25;
  }
  ${media.hover} {
    a:hover > span:first-child {
      transform: translateY(-4px);
    }
  }
  ${media.desktop} {
    grid-auto-columns: 1fr;
    overflow: visible;
    margin: 0;
    padding: 0;
  }
`;
/** Colourless for an unknown concern. */
const Drop = styled.span`
  --light: #e9eef0;
  --deep: #b9c9c2;
  ${coloured}
  width: 104px;
  aspect-ratio: 1;
  border-radius: 52% 48% 50% 50%/50% 52% 48% 50%;
  background:
    radial-gradient(circle at 66% 74%, #fff 0, rgb(255 255 255 / 0.75) 16%, transparent 46%),
    radial-gradient(circle at 36% 30%, var(--light), var(--deep) 92%);
  box-shadow:
    inset 5px 6px 14px rgb(60 35 20 / 0.2),
    inset -3px -4px 9px rgb(255 255 255 / 0.75),
    6px 10px 16px -8px rgb(60 35 20 / 0.34);
  position: relative;
  transition: transform var(--d-slow) var(--e-out);
  &::before {
    content: '';
    position: absolute;
    left: 21%;
    top: 17%;
    width: 30%;
    height: 15%;
    border-radius: 50%;
    background: #fff;
    opacity: 0.92;
    transform: rotate(-34deg);
    filter: blur(1.2px);
  }
  ${media.desktop} {
    width: 148px;
  }
`;

/** One drop for each concern, linking to the list filtered by it. */
export function Concerns() {
  const catalogue = useSelector(selectCatalogue);
  const preview = useSelector(selectPreviewConcerns);
  const names = catalogue.status === 'ready' ? concernsOf(catalogue.value.products) : (preview ?? CONCERNS);
  if (names.length === 0) return null;
  return (
    <Section aria-labelledby="concerns">
      <Wrap>
        <SectionHead>
          <H2 id="concerns">{messages.title}</H2>
        </SectionHead>
        <Row>
          {names.map((name) => (
            <li key={name}>
              <Link to={productsPath({ concern: name })}>
                <Drop data-concern={name} />
                {name}
              </Link>
            </li>
          ))}
        </Row>
      </Wrap>
    </Section>
  );
}
