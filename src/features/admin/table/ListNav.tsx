import { Link } from 'react-router-dom';
import { Icon, IconButton, TextLink } from '@/ui';
import { PageNav } from '../shared';
import { useNeighbours } from './useNeighbours';

interface ListNavProps {
  texts: Readonly<Record<'nav' | 'back' | 'previous' | 'next', string>>;
  /** The address of the list, with the query that it had. */
  list: string;
  /** The ids of the list's rows, and that of the page. */
  ids: readonly string[];
  id: string;
  pathOf: (id: string) => string;
}

/** Above the page of one thing: the link back to its list, and the buttons that open its neighbours there. */
export function ListNav({ texts, list, ids, id, pathOf }: ListNavProps) {
  const { before, after, isListed, open } = useNeighbours(ids, id, pathOf);
  return (
    <PageNav aria-label={texts.nav}>
      <TextLink as={Link} to={list}>
        <Icon name="back" size={20} />
        {texts.back}
      </TextLink>
      {isListed && (
        <span>
          <IconButton icon="back" label={texts.previous} disabled={!before} onClick={() => open(before)} />
          <IconButton icon="next" label={texts.next} disabled={!after} onClick={() => open(after)} />
        </span>
      )}
    </PageNav>
  );
}
