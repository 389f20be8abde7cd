import styled from 'styled-components';
import { H1, H3, Icon, media, Wrap, type IconName } from '@/ui';
import { drop, leaf, page, truck } from './icons';

const REASONS: [IconName, string, string][] = [
  [
    drop,
    'Made for this weather',
    'Textures tested at 38 degrees and 80% humidity, not in an air-conditioned lab.',
  ],
  [
    page,
    'Nothing left off the label',
    'Full INCI list, percentages of the actives and best before on every page.',
  ],
  [leaf, 'Grown close by', 'Kokum from the Konkan, vetiver from Tamil Nadu, amla from Pratapgarh.'],
  [truck, 'Easy to order', 'PIN code checked before you pay. Pay when it is at your door.'],
];

const Band = styled.section`
  background: var(--blush);
  > div {
    padding-block: 64px;
  }
  h2 {
    max-width: 11ch;
  }
  ol {
    display: grid;
    gap: 28px;
    margin-top: 28px;
  }
  li {
    display: grid;
    gap: 6px;
    max-width: 38ch;
  }
  svg {
    color: var(--dew);
    stroke-width: 1.125;
  }
  p {
    color: var(--ink-2);
  }
  ${media.desktop} {
    > div {
      padding-block: 104px;
      display: grid;
      grid-template-columns: 1fr 2fr;
      gap: 64px;
    }
    ol {
      grid-template-columns: 1fr 1fr;
      margin: 0;
      gap: 48px 56px;
    }
  }
`;

export function WhyUs() {
  return (
    <Band aria-labelledby="why">
      <Wrap>
        <H1 as="h2" id="why">
          Why people stay
        </H1>
        <ol>
          {REASONS.map(([icon, title, text]) => (
            <li key={title}>
              <Icon name={icon} size={32} />
              <H3>{title}</H3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
