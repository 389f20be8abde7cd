import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { tick } from './choiceStyles';

const Card = styled.label<{ $on: boolean; $short: boolean }>`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: ${({ $short }) => ($short ? 'center' : 'start')};
  padding: 14px;
  border: 1px solid var(${({ $on }) => ($on ? '--dew' : '--line-strong')});
  border-radius: var(--r-m);
  cursor: pointer;
  ${({ $on }) => $on && 'background: var(--surface); box-shadow: inset 0 0 0 1px var(--dew);'}
  &:has(input:focus-visible) {
    box-shadow: var(--ring);
  }
`;
const Input = styled.input`
  ${tick}
  margin-top: 1px;
  &:focus-visible {
    box-shadow: none;
  }
`;
const Note = styled.span`
  display: block;
  color: var(--ink-2);
  font-size: var(--t-small);
  line-height: 1.4;
`;
const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
`;
const Tag = styled.small`
  padding: 2px 8px;
  border-radius: var(--r-s);
  background: var(--sand);
  color: var(--ink-2);
  font-size: var(--t-micro);
  font-weight: 500;
  white-space: nowrap;
`;
const More = styled.span`
  grid-column: 2 / -1;
  margin-top: 10px;
`;
const Aside = styled.span`
  text-align: right;
  font-weight: 600;
`;

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** A short fact beside the title. */
  tag?: ReactNode;
  note?: ReactNode;
  /** At the right end: a price, a time. The card then has little text and is centred. */
  aside?: ReactNode;
  /** Below all of it, read out as the description: phrasing content, such as spans. */
  more?: ReactNode;
}

/** One of several choices, each in its own frame; all of a group need the same `name`. */
export function RadioCard({ title, tag, note, aside, more, checked = false, ...input }: RadioCardProps) {
  const id = useId();
  const described = { 'aria-labelledby': `${id}text ${id}aside`, 'aria-describedby': `${id}more` };
  return (
    <Card $on={checked} $short={aside !== undefined}>
      <Input type="radio" checked={checked} {...(more ? described : {})} {...input} />
      <span id={`${id}text`}>
        <Title>
          <b>{title}</b> {tag && <Tag>{tag}</Tag>}
        </Title>
        {note && <Note>{note}</Note>}
      </span>
      {aside && <Aside id={`${id}aside`}>{aside}</Aside>}
      {more && <More id={`${id}more`}>{more}</More>}
    </Card>
  );
}
