import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { SCOPE_KINDS, type ScopeItem } from '@/domain/offers/scope';
import { Button, ErrorNote, IconButton, trashIcon } from '@/ui';
import { knownRequested, ListField, PartPicker } from '../catalogue';
import { ChoiceField, fieldId, Section, useFields } from '../fields';
import type { OfferForm } from '../scheduled';
import { scopeHints, scopeTexts, scopeWords } from './messages';

const Chosen = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    border-bottom: var(--hair);
    overflow-wrap: anywhere;
  }
`;

/** The covered products and combos, with controls to add and remove them. */
function Items({ items }: { items: readonly ScopeItem[] }) {
  const { change, saving, errorOf } = useFields();
  const [isPicking, setPicking] = useState(false);
  const error = errorOf('scopeItems');
  const id = fieldId('scopeItems');
  return (
    <>
      {items.length > 0 && (
        <Chosen aria-label={scopeTexts.items}>
          {items.map((item) => (
            <li key={`${item.kind}/${item.id}`}>
              {item.name}
              <IconButton
                label={scopeTexts.takeOut(item.name)}
                icon={trashIcon}
                iconSize={20}
                disabled={saving}
                onClick={() => change({ scopeItems: items.filter((one) => one !== item) })}
              />
            </li>
          ))}
        </Chosen>
      )}
      <Button
        id={id}
        type="button"
        variant="ghost"
        size="sm"
        style={{ justifySelf: 'start' }}
        disabled={saving}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setPicking(true)}
      >
        {scopeTexts.choose}
      </Button>
      {error && <ErrorNote id={`${id}-error`}>{error}</ErrorNote>}
      {isPicking && (
        <PartPicker
          combos
          isWhole
          has={(itemId) => items.some((one) => one.id === itemId)}
          onPick={(_part, { id: itemId, name, items: parts }) => {
            const kind = parts.length > 0 ? 'combo' : 'product';
            change({ scopeItems: [...items, { kind, id: itemId, name }] });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** Edits an offer's scope: everything, some products or categories, or a first order. */
export function ScopeFields({ form }: { form: OfferForm }) {
  const dispatch = useDispatch();
  const { change } = useFields();
  useEffect(() => {
    dispatch(knownRequested());
  }, [dispatch]);
  return (
    <Section>
      <h2>{scopeTexts.heading}</h2>
      <ChoiceField
        field="scope"
        label={scopeTexts.label}
        hint={scopeHints[form.scope]}
        value={form.scope}
        options={SCOPE_KINDS}
        textOf={(kind) => scopeWords[kind]}
        onPick={(scope) => change({ scope })}
      />
      {form.scope === 'products' && <Items items={form.scopeItems} />}
      {form.scope === 'categories' && (
        <ListField
          field="scopeCategories"
          label={scopeTexts.categories}
          known="categories"
          value={form.scopeCategories}
          hint={scopeTexts.categoriesHint}
          optional={false}
        />
      )}
    </Section>
  );
}
