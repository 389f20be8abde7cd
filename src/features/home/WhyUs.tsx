import styled from 'styled-components';
import { H1, H3, Icon, media, Wrap, type IconName } from '@/ui';
import { drop, leaf, page, truck } from './icons';
import { messages } from './messages/below';

const REASONS: [IconName, string, string][] = [
  [drop, messages.whyUs.weatherTitle, messages.whyUs.weatherText],
  [page, messages.whyUs.labelTitle, messages.whyUs.labelText],
  [leaf, messages.whyUs.originTitle, messages.whyUs.originText],
  [truck, messages.whyUs.orderTitle, messages.whyUs.orderText],
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
          {messages.whyUs.title}
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
