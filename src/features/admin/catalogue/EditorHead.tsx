import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { adminPaths, comboPath, productPath } from '@/app/router/paths';
import { Button, Icon, OkNote, TextLink } from '@/ui';
import type { AdminRoot } from '../adminReducer';
import { useKeys } from '../keys/useKeys';
import { DeleteButton } from '../promotions/DeleteButton';
import { selectPromotions } from '../promotions/promotionsSlice';
import { Row } from './Editor.styles';
import { isDirty, type Editing } from './editorSlice';
import { copyOf } from './formTexts';
import { copyRequested } from './copies';
import { isShelfForm, type EditKind } from './forms';
import { selectShelf } from './shelfSlice';
import { Head } from '../table/ListScreen.styles';
import { adminTexts, kindWords, nameOf } from './texts';

const SHOP_PATHS = { products: productPath, combos: comboPath } as const;

/** The ids of the list that one came from. */
function listed(state: AdminRoot, kind: EditKind): string[] {
  if (kind === 'products' || kind === 'combos') {
    const { page } = selectShelf(kind)(state);
    return page.status === 'ready' ? page.value.rows.map((row) => row.id) : [];
  }
  const { items } = selectPromotions(kind)(state);
  return items.status === 'ready' ? items.value.map(({ stored }) => stored.id) : [];
}

/** Those before and after it in the list that one came from. */
function useNeighbours({ about: { kind, id } }: Editing) {
  const ids = useSelector((state: AdminRoot) => listed(state, kind), shallowEqual);
  const at = id === null ? -1 : ids.indexOf(id);
  const pathOf = (to: number) =>
    at >= 0 && ids[to] !== undefined ? `${kindWords[kind].list}/${ids[to]}` : null;
  return { before: pathOf(at - 1), after: pathOf(at + 1) };
}

/** What is edited, and the ways to others. */
export function EditorHead({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { before, after } = useNeighbours(editing);
  const { about, base, form, restored } = editing;
  const { many, add, list } = kindWords[about.kind];
  const go = (to: string | null) => void (to && navigate(to));
  useKeys({ j: () => go(after), k: () => go(before) });
  const duplicate = () => dispatch(copyRequested({ kind: about.kind, form: copyOf(form) }));
  return (
    <>
      <Row style={{ justifyContent: 'space-between' }}>
        <TextLink as={Link} to={list}>
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
        <h1>{base ? nameOf(form) || 'Unnamed' : add}</h1>
        {base && (
          <Row>
            {isShelfForm(form) && form.status === 'active' && !isDirty(editing) && about.id !== null && (
              <TextLink as={Link} to={SHOP_PATHS[form.kind](about.id)}>
                View in shop
              </TextLink>
            )}
            <TextLink as={Link} to={`${adminPaths.activity}?target=${about.kind}/${about.id}`}>
              Activity
            </TextLink>
            <Button variant="ghost" size="sm" onClick={duplicate}>
              Duplicate
            </Button>
            {!isShelfForm(form) && about.id !== null && !isDirty(editing) && about.id !== null && (
              <DeleteButton which={{ kind: form.kind, id: about.id, name: nameOf(form) }} />
            )}
          </Row>
        )}
      </Head>
      {restored && <OkNote>{adminTexts.restored}</OkNote>}
    </>
  );
}
