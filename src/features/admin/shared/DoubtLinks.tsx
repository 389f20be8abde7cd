import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DoubtNote, TextLink } from '@/ui';

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 4px;
`;

interface DoubtLinksProps {
  text: string;
  links: readonly { name: string; path: string }[];
}

/** Says what is wrong with some documents, with a link to each. */
export function DoubtLinks({ text, links }: DoubtLinksProps) {
  return (
    <DoubtNote>
      {text}
      <Links>
        {links.map(({ name, path }) => (
          <TextLink key={`${name} ${path}`} as={Link} to={path}>
            {name}
          </TextLink>
        ))}
      </Links>
    </DoubtNote>
  );
}
