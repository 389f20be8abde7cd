import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { selectProducts } from '@/features/catalogue';
import { H1, media, TextLink, Wrap } from '@/ui';
import { storyProduct } from './picks';
import { RiceDrop } from './RiceDrop';

const FACTS = [
  ['Rice', 'Smooths and softens, keeps water in'],
  ['Betaine', 'Eases the tight feeling of hard water'],
  ['Panthenol', 'Calms skin after sun and shaving'],
];

const Band = styled.section`
  background: var(--dew);
  color: var(--paper);
  overflow: hidden;
  margin-block: calc(var(--section) / 2);
  > div {
    display: grid;
    gap: 32px;
    padding-block: 64px;
  }
  figure {
    max-width: 420px;
    width: 100%;
    justify-self: center;
  }
  svg {
    width: 100%;
    height: auto;
    display: block;
  }
  ${media.desktop} {
    > div {
      grid-template-columns: 1fr 1fr;
      align-items: center;
      gap: 96px;
      padding-block: 120px;
    }
    figure {
      max-width: 520px;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;
  h2 {
    max-width: 13ch;
  }
  > p {
    font-size: var(--t-lead);
    color: #dce7e1;
    max-width: 54ch;
    text-wrap: pretty;
  }
  dl {
    width: 100%;
    border-top: 1px solid rgb(255 255 255 / 0.22);
  }
  dl div {
    display: grid;
    grid-template-columns: 104px 1fr;
    gap: 16px;
    padding: 15px 0;
    border-bottom: 1px solid rgb(255 255 255 / 0.22);
  }
  dt {
    font: 380 1.1875rem/1.3 var(--serif);
  }
  dd {
    color: #dce7e1;
  }
  a {
    color: var(--peach);
    text-decoration-color: rgb(246 201 179 / 0.5);
  }
  a:focus-visible {
    box-shadow: 0 0 0 2px var(--peach);
  }
  ${media.desktop} {
    dl div {
      grid-template-columns: 160px 1fr;
    }
  }
`;

/** One ingredient, told. */
export function Story() {
  const product = storyProduct(useSelector(selectProducts), /rice/i);
  return (
    <Band aria-labelledby="story">
      <Wrap>
        <figure>
          <RiceDrop />
        </figure>
        <Words>
          <H1 as="h2" id="story">
            Rice water, the way it was always made
          </H1>
          <p>
            Soaked overnight, fermented three days, filtered cold. It leaves skin soft and lightly held,
            without film or fragrance.
          </p>
          <dl>
            {FACTS.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <TextLink as={Link} to={product ? `/product/${product.id}` : '/products?q=rice'}>
            Read the ingredient list
          </TextLink>
        </Words>
      </Wrap>
    </Band>
  );
}
