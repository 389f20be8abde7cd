import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '@/lib/usePageTitle';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, EmptyState, Skeleton } from '@/ui';
import { OfferTrial } from '../promotions/OfferTrial';
import { PlacedPreview } from '../promotions/PlacedPreview';
import { PromotionFields } from '../promotions/PromotionFields';
import { ComboFields } from './ComboFields';
import { Conflict } from './Conflict';
import { Aside, Columns, Sections } from './Editor.styles';
import { EditorHead } from './EditorHead';
import {
  editorClosed,
  editorOpened,
  formChanged,
  isDirty,
  saveRequested,
  selectEditor,
  type Editing,
} from './editorSlice';
import { isShelfForm, type EditKind } from './forms';
import { problemsOf } from './judge';
import { MissingNote } from './MissingNote';
import { Preview } from './Preview';
import { ProductFields } from './ProductFields';
import { saleNote } from './saleNote';
import { SaveBar } from './SaveBar';
import { knownRequested } from './shelfSlice';
import { adminTexts, kindWords } from './texts';
import { FieldsContext, focusField, type Fields } from './useFields';
import { TryAgain } from '../TryAgain';

/** After an attempt that failed the first field that is wrong has the focus. */
function useFirstProblem({ saving, problems }: Editing): void {
  const told = useRef(saving);
  useEffect(() => {
    if (told.current === saving) return;
    told.current = saving;
    if (saving.status === 'failed') problems.some(({ field }) => focusField(field));
  }, [saving, problems]);
}

function Editor({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const { form, base, saving, problems, judged } = editing;
  useUnsavedForm(isDirty(editing), adminTexts.leaving);
  useFirstProblem(editing);
  const fields = useMemo<Fields>(() => {
    const wrong = new Map((judged ? problemsOf(form) : []).map(({ field, message }) => [field, message]));
    for (const { field, message } of problems) wrong.set(field, message);
    return {
      errorOf: (field) => wrong.get(field),
      change: (change) => dispatch(formChanged(change)),
      statusNote: saleNote(form, base),
      saving: saving.status === 'saving',
    };
  }, [dispatch, form, base, problems, judged, saving.status]);
  const shelfBase = base && !('stored' in base) ? base : null;
  const usedCount = base?.kind === 'offers' ? base.stored.usedCount : undefined;
  const reserved = useMemo(
    () => new Map(base?.kind === 'products' ? base.levels.map((level) => [level.sku, level.reserved]) : []),
    [base],
  );
  return (
    <FieldsContext.Provider value={fields}>
      <EditorHead editing={editing} />
      {saving.status === 'conflict' && <Conflict editing={editing} stored={saving.stored} />}
      <Columns $roomy={form.kind === 'banners' || form.kind === 'highlights'}>
        <Sections
          noValidate
          aria-label={base ? 'Edit' : kindWords[editing.about.kind].add}
          onSubmit={(event) => {
            event.preventDefault();
            dispatch(saveRequested({ publish: false }));
          }}
        >
          {form.kind === 'products' && (
            <ProductFields form={form} about={editing.about} reserved={reserved} />
          )}
          {form.kind === 'combos' && <ComboFields form={form} about={editing.about} />}
          {!isShelfForm(form) && <PromotionFields form={form} about={editing.about} />}
        </Sections>
        <Aside>
          {isShelfForm(form) && <MissingNote form={form} />}
          {isShelfForm(form) && <Preview form={form} base={shelfBase} />}
          {(form.kind === 'banners' || form.kind === 'highlights') && (
            <PlacedPreview form={form} about={editing.about} />
          )}
          {form.kind === 'offers' && <OfferTrial form={form} usedCount={usedCount} />}
        </Aside>
      </Columns>
      <SaveBar editing={editing} />
    </FieldsContext.Provider>
  );
}

/** The form of a product or combo: of one that is there, or of a new one. */
export function EditorScreen({ kind }: { kind: EditKind }) {
  const dispatch = useDispatch();
  const { id = null } = useParams();
  const editor = useSelector(selectEditor);
  const words = kindWords[kind];
  usePageTitle(id === null ? words.add : `Edit ${words.one}`);
  useEffect(() => {
    if (kind === 'products' || kind === 'combos') dispatch(knownRequested());
    dispatch(editorOpened({ kind, id }));
  }, [dispatch, kind, id]);
  useEffect(() => () => void dispatch(editorClosed()), [dispatch]);
  const about = editor.status === 'closed' ? null : editor.about;
  if (about?.kind !== kind || editor.status === 'closed' || editor.status === 'loading') {
    return <Skeleton style={{ height: 520 }} aria-busy="true" />;
  }
  if (editor.status === 'missing') {
    return (
      <EmptyState
        title={`There is no such ${words.one}`}
        action={
          <Button as={Link} variant="ghost" to={words.list}>
            All {words.many.toLowerCase()}
          </Button>
        }
      />
    );
  }
  if (editor.status === 'failed') {
    return <TryAgain message={editor.message} onAgain={() => dispatch(editorOpened({ kind, id }))} />;
  }
  return <Editor editing={editor} />;
}
