import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Icon, OkNote, TextLink } from '@/ui';
import { useKeys } from '../keys/useKeys';
import { Row } from './Editor.styles';
import { isDirty, type Editing } from './editorSlice';
import { copyOf } from './formTexts';
import { copyRequested } from './copies';
import { selectShelf } from './shelfSlice';
import { Head } from './ShelfScreen.styles';
import { adminTexts, kindWords } from './texts';

const HERE = { products: '/product/', combos: '/combo/' } as const;

/** Those before and after it in the list that one came from. */
function useNeighbours({ about: { kind, id } }: Editing) {
  const { page } = useSelector(selectShelf(kind));
  const ids = page.status === 'ready' ? page.value.rows.map((row) => row.id) : [];
  const at = id === null ? -1 : ids.indexOf(id);
  const pathOf = (to: number) => (at >= 0 && ids[to] !== undefined ? `/admin/${kind}/${ids[to]}` : null);
  return { before: pathOf(at - 1), after: pathOf(at + 1) };
}

/** What is edited, and the ways to others. */
export function EditorHead({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { before, after } = useNeighbours(editing);
  const { about, base, form, restored } = editing;
  const { many, add } = kindWords[about.kind];
  const go = (to: string | null) => void (to && navigate(to));
  useKeys({ j: () => go(after), k: () => go(before) });
  const duplicate = () => dispatch(copyRequested({ kind: about.kind, form: copyOf(form) }));
  return (
    <>
      <Row style={{ justifyContent: 'space-between' }}>
        <TextLink as={Link} to={`/admin/${about.kind}`}>
          <Icon name="back" size={20} />
          {many}
        </TextLink>
        {(before ?? after) !== null && (
          <Row>
            <Button variant="ghost" size="sm" disabled={!before} onClick={() => go(before)}>
              Previous
            </Button>
            <Button variant="ghost" size="sm" disabled={!after} onClick={() => go(after)}>
              Next
            </Button>
          </Row>
        )}
      </Row>
      <Head>
        <h1>{base ? form.name || 'Unnamed' : add}</h1>
        {base && (
          <Row>
            {form.status === 'active' && !isDirty(editing) && (
              <TextLink as={Link} to={`${HERE[about.kind]}${about.id}`}>
                View in shop
              </TextLink>
            )}
            <TextLink as={Link} to={`/admin/activity?target=${about.kind}/${about.id}`}>
              Activity
            </TextLink>
            <Button variant="ghost" size="sm" onClick={duplicate}>
              Duplicate
            </Button>
          </Row>
        )}
      </Head>
      {restored && <OkNote>{adminTexts.restored}</OkNote>}
    </>
  );
}
