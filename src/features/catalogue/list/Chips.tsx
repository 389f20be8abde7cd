import styled from 'styled-components';
import { Chip, media, TextLink } from '@/ui';
import { chipsOf } from '../browse/chips';
import { withoutFilters, type Criteria } from '../browse/criteria';

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter) 18px;
  scrollbar-width: none;
  button:last-child {
    flex: none;
    margin-left: 8px;
  }
  ${media.desktop} {
    flex-wrap: wrap;
    margin: 0;
    padding: 8px 0 24px;
  }
`;

interface ChipsProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** What narrows the list, each with a way to take it off. */
export function Chips({ criteria, onChange }: ChipsProps) {
  const chips = chipsOf(criteria);
  if (chips.length === 0) return null;
  return (
    <Row role="group" aria-label="Filters that are on">
      {chips.map(({ key, label, without }) => (
        <Chip key={key} on icon="close" aria-label={`Remove ${label}`} onClick={() => onChange(without)}>
          {label}
        </Chip>
      ))}
      <TextLink as="button" type="button" onClick={() => onChange({ ...withoutFilters(criteria), q: '' })}>
        Clear all
      </TextLink>
    </Row>
  );
}
