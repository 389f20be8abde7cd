import { useState } from 'react';
import styled from 'styled-components';
import { pickable } from '@/domain/compare/pickable';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { priceView, shownVariant } from '@/features/catalogue';
import { Picture, SearchField, Sheet, underlined } from '@/ui';
import { messages } from './messages';

const List = styled.ul`
  margin-top: 12px;
  padding-bottom: 16px;
  li + li {
    border-top: var(--hair);
  }
`;
const Pick = styled.button`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  padding: 10px 0;
  text-align: left;
  &:hover b {
    ${underlined}
  }
`;
const Shot = styled.span`
  flex: none;
  width: 56px;
  height: 70px;
  border-radius: var(--r-s);
  overflow: hidden;
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
  font-size: var(--t-cap);
  color: var(--ink-3);
  b {
    display: block;
    font-size: var(--t-body);
    font-weight: 500;
    color: var(--ink);
  }
`;
const Empty = styled.p`
  padding-block: 24px;
  color: var(--ink-2);
`;

interface PickerProps {
  onSale: readonly ProductSummary[];
  compared: readonly ProductSummary[];
  onPick: (id: string) => void;
  onClose: () => void;
}

/** The products that can join the comparison, same category first. */
export function Picker({ onSale, compared, onPick, onClose }: PickerProps) {
  const [typed, setTyped] = useState('');
  const offered = pickable(onSale, compared, typed);
  return (
    <Sheet title={messages.pickerTitle} onClose={onClose}>
      <SearchField label={messages.find} value={typed} onType={setTyped} />
      {offered.length === 0 ? (
        <Empty role="status">{messages.noMatch}</Empty>
      ) : (
        <List>
          {offered.map((product) => {
            const { id, name, category, images, mainImage } = product;
            const size = shownVariant(product);
            return (
              <li key={id}>
                <Pick type="button" onClick={() => onPick(id)}>
                  <Shot>
                    <Picture
                      picture={images[0] ?? { src: mainImage, width: 800, height: 1000 }}
                      sizes="56px"
                      alt=""
                    />
                  </Shot>
                  <Words>
                    <b>{name}</b>
                    {[category, size.label].filter(Boolean).join(', ')}
                  </Words>
                  <span>{size.stock > 0 ? priceView(size).price : messages.soldOut}</span>
                </Pick>
              </li>
            );
          })}
        </List>
      )}
    </Sheet>
  );
}
