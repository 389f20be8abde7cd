import styled from 'styled-components';
import { Caption, H1, H2, H3, Label, TextLink, Wrap } from '@/ui';
import { media } from '@/ui/theme/media';
import type { State } from './specimen';
import { groups } from './specimens';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 24px;
  padding-block: 24px 8px;
`;
const Jump = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  padding-bottom: 16px;
`;
const Group = styled.section`
  padding-top: 32px;
  > h2 {
    margin-bottom: 16px;
  }
`;
const Component = styled.article`
  padding-block: 24px;
  border-top: var(--hair);
`;
const States = styled.ul`
  display: grid;
  gap: 20px;
  margin-top: 16px;
  ${media.large} {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }
`;
const Item = styled.li<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
  > :first-child {
    display: block;
    margin-bottom: 8px;
    color: var(--ink-3);
  }
`;

function StateView({ name, view, isWide = false }: State) {
  return (
    <Item $wide={isWide}>
      <Label>{name}</Label>
      {view}
    </Item>
  );
}

const idOf = (title: string) => title.toLowerCase().replace(/\W+/g, '-');

/** Every component of src/ui in every state. */
export function Gallery() {
  return (
    <Wrap as="main">
      <Head>
        <H1>UI components</H1>
        <TextLink href="/__local">Local console</TextLink>
        <TextLink href="/__local/ui?width=390">At 390 px</TextLink>
      </Head>
      <Caption>Everything that src/ui exports, drawn by the same code as the shop.</Caption>
      <Jump aria-label="Components">
        {groups.flatMap(({ components }) =>
          components.map(([name]) => (
            <TextLink key={name} href={`#${name}`}>
              {name}
            </TextLink>
          )),
        )}
      </Jump>
      {groups.map(({ title, components }) => (
        <Group key={title} aria-labelledby={idOf(title)}>
          <H2 id={idOf(title)}>{title}</H2>
          {components.map(([name, states]) => (
            <Component key={name} id={name} aria-labelledby={`${name}-name`}>
              <H3 id={`${name}-name`}>{name}</H3>
              <States>
                {states.map((state) => (
                  <StateView key={state.name} {...state} />
                ))}
              </States>
            </Component>
          ))}
        </Group>
      ))}
    </Wrap>
  );
}
