import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, EmptyState, Skeleton } from '@/ui';
import { OfferTrial, ScheduledFields } from '../offers';
import { PlacedPreview } from '../scheduled';
import {
  CardPreview,
  ComboFields,
  comboSaleNote,
  knownRequested,
  MissingNote,
  ProductFields,
  selectIsKnownAnswered,
} from '../catalogue';
import { Conflict } from './conflict/Conflict';
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
import { isCatalogueForm, isCatalogueItem } from './forms';
import { messages } from './messages';
import { type EditKind, kindWords, RetryNote } from '../shared';
import { problemsOf } from './formDrafts';
import { SaveBar } from './SaveBar';
import { FieldsContext, focusFirstField, type Fields } from '../fields';

/** Focuses the first field of the page with a problem after a save was refused. */
function useFirstProblem({ sending, problems }: Editing): void {
  const handled = useRef(sending);
  useEffect(() => {
    if (handled.current === sending) return;
    handled.current = sending;
    if (sending.status === 'failed') focusFirstField(problems.map(({ field }) => field));
  }, [sending, problems]);
}

function Editor({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const { form, base, sending, problems, isChecked } = editing;
  useUnsavedForm(isDirty(editing), messages.leaving);
  useFirstProblem(editing);
  const catalogueBase = base && isCatalogueItem(base) ? base : null;
  const fields = useMemo<Fields>(() => {
    const wrong = new Map((isChecked ? problemsOf(form) : []).map(({ field, message }) => [field, message]));
    for (const { field, message } of problems) wrong.set(field, message);
    return {
      errorOf: (field) => wrong.get(field),
      change: (change) => dispatch(formChanged(change)),
      statusNote: isCatalogueForm(form) ? comboSaleNote(form, catalogueBase) : undefined,
      saving: sending.status === 'sending',
    };
  }, [dispatch, form, catalogueBase, problems, isChecked, sending.status]);
  const usedCount = base?.kind === 'offers' ? base.stored.usedCount : undefined;
  const units = useMemo(() => {
    if (base?.kind !== 'products') return new Map<string, never>();
    const waiting = new Map(base.waiting.map(({ sku, people }) => [sku, people]));
    return new Map(
      base.levels.map(({ sku, reserved }) => [sku, { reserved, waiting: waiting.get(sku) ?? 0 }]),
    );
  }, [base]);
  return (
    <FieldsContext.Provider value={fields}>
      <EditorHead editing={editing} />
      {sending.status === 'conflict' && <Conflict editing={editing} stored={sending.stored} />}
      <Columns $roomy={form.kind === 'banners' || form.kind === 'highlights'}>
        <Sections
          noValidate
          aria-label={base ? messages.editForm : kindWords[editing.target.kind].add}
          onSubmit={(event) => {
            event.preventDefault();
            dispatch(saveRequested({ publish: false }));
          }}
        >
          {form.kind === 'products' && <ProductFields form={form} target={editing.target} units={units} />}
          {form.kind === 'combos' && <ComboFields form={form} target={editing.target} />}
          {!isCatalogueForm(form) && <ScheduledFields form={form} target={editing.target} />}
        </Sections>
        <Aside>
          {isCatalogueForm(form) && <MissingNote form={form} />}
          {isCatalogueForm(form) && <CardPreview form={form} base={catalogueBase} />}
          {(form.kind === 'banners' || form.kind === 'highlights') && (
            <PlacedPreview form={form} target={editing.target} />
          )}
          {form.kind === 'offers' && <OfferTrial form={form} usedCount={usedCount} />}
        </Aside>
      </Columns>
      <SaveBar editing={editing} />
    </FieldsContext.Provider>
  );
}

/** The form of a stored item of any kind, or of a new one. */
export default function EditorScreen({ kind }: { kind: EditKind }) {
  const dispatch = useDispatch();
  const { id = null } = useParams();
  const editor = useSelector(selectEditor);
  const words = kindWords[kind];
  const hasSuggestions = kind === 'products' || kind === 'combos';
  // Fields below would move if suggestions came later than the form.
  const isWaiting = !useSelector(selectIsKnownAnswered) && hasSuggestions;
  usePageTitle(id === null ? words.add : messages.edit(words.one));
  useEffect(() => {
    if (hasSuggestions) dispatch(knownRequested());
    dispatch(editorOpened({ kind, id }));
  }, [dispatch, kind, id, hasSuggestions]);
  useEffect(() => () => void dispatch(editorClosed()), [dispatch]);
  const target = editor.status === 'closed' ? null : editor.target;
  if (target?.kind !== kind || editor.status === 'closed' || editor.status === 'loading' || isWaiting) {
    return <Skeleton style={{ height: 520 }} aria-busy="true" />;
  }
  if (editor.status === 'missing') {
    return (
      <EmptyState
        title={messages.notFound(words.one)}
        action={
          <Button as={Link} variant="ghost" to={words.list}>
            {messages.all(words.many)}
          </Button>
        }
      />
    );
  }
  if (editor.status === 'failed') {
    return <RetryNote message={editor.message} onAgain={() => dispatch(editorOpened({ kind, id }))} />;
  }
  return <Editor editing={editor} />;
}
