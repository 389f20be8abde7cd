import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminItemPath, adminPaths, comboPath, productPath } from '@/app/router/paths';
import { Button, Icon, OkNote, TextLink } from '@/ui';
import { selectCatalogueList, type CatalogueRoot } from '../catalogue';
import { Row } from '../fields';
import { DeleteButton, selectScheduled } from '../scheduled';
import { kindWords, type EditKind } from '../shared';
import { Head, NeighbourButtons, useNeighbours } from '../table';
import { copyRequested } from './copyActions';
import { isDirty, type Editing } from './editorSlice';
import { copyOf, nameOf, versionOf } from './formDrafts';
import { isCatalogueForm, isCatalogueKind } from './forms';
import { messages } from './messages';

const SHOP_PATHS = { products: productPath, combos: comboPath } as const;

type ListsRoot = CatalogueRoot & Parameters<ReturnType<typeof selectScheduled>>[0];

/** The ids in the list of a kind, as far as it is loaded. */
function listedIds(state: ListsRoot, kind: EditKind): string[] {
  if (isCatalogueKind(kind)) {
    const { page } = selectCatalogueList(kind)(state);
    return page.status === 'ready' ? page.value.rows.map((row) => row.id) : [];
  }
  const { items } = selectScheduled(kind)(state);
  return items.status === 'ready' ? items.value.map(({ stored }) => stored.id) : [];
}

/** The heading of the editor, with links to the list, to the neighbours in it, to the shop and to the audit log. */
export function EditorHead({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const { target, base, form, restored } = editing;
  const { kind, id } = target;
  const { many, add, list } = kindWords[kind];
  const ids = useSelector((state: ListsRoot) => listedIds(state, kind), shallowEqual);
  const neighbours = useNeighbours(ids, id, (neighbour) => adminItemPath(kind, neighbour));
  const duplicate = () => dispatch(copyRequested({ kind, form: copyOf(form) }));
  return (
    <>
      <Row style={{ justifyContent: 'space-between' }}>
        <TextLink as={Link} to={list}>
          <Icon name="back" size={20} />
          {many}
        </TextLink>
        {(neighbours.before ?? neighbours.after) !== null && (
          <Row>
            <NeighbourButtons {...neighbours} />
          </Row>
        )}
      </Row>
      <Head>
        <h1>{base ? nameOf(form) || messages.unnamed : add}</h1>
        {base && (
          <Row>
            {isCatalogueForm(form) && form.status === 'active' && !isDirty(editing) && id !== null && (
              <TextLink as={Link} to={SHOP_PATHS[form.kind](id)}>
                {messages.viewInShop}
              </TextLink>
            )}
            <TextLink as={Link} to={`${adminPaths.activity}?thing=${kind}/${id}`}>
              {messages.activity}
            </TextLink>
            <Button variant="ghost" size="sm" onClick={duplicate}>
              {messages.duplicate}
            </Button>
            {!isCatalogueForm(form) && id !== null && !isDirty(editing) && (
              <DeleteButton
                which={{ kind: form.kind, id, name: nameOf(form), version: versionOf(base).updatedAt }}
              />
            )}
          </Row>
        )}
      </Head>
      {restored && <OkNote>{messages.restored}</OkNote>}
    </>
  );
}
