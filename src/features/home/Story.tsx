import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectStory } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import { H1, media, Picture, TextLink, Wrap } from '@/ui';
import { messages } from './messages/below';

const WIDTHS = [480, 800, 1040];

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
    color: var(--dew-tint);
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
    color: var(--dew-tint);
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

/** The story of one ingredient; renders nothing without one. */
export function Story() {
  const story = useSelector(selectStory);
  if (!story) return null;
  const { title, text, image, alt, facts, link, linkLabel } = story;
  return (
    <Band aria-labelledby="story">
      <Wrap>
        {image && (
          <figure>
            <Picture
              picture={{ src: image, width: 800, height: 800, alt, ground: 'transparent' }}
              widths={WIDTHS}
              sizes="(min-width: 1024px) 520px, 92vw"
            />
          </figure>
        )}
        <Words>
          <H1 as="h2" id="story">
            {title}
          </H1>
          <p>{text}</p>
          {facts.length > 0 && (
            <dl>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && (
            <TextLink as={Link} to={link}>
              {linkLabel || messages.story.readMore}
            </TextLink>
          )}
        </Words>
      </Wrap>
    </Band>
  );
}
