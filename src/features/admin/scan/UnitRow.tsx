import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { PlacedUnit } from '@/domain/contracts/adminOrders/scan';
import { Button, Caption, Picture } from '@/ui';
import { placeChosen } from './scanSlice';
import { Count, PlaceForm } from './ScanScreen.styles';
import { messages } from './messages';

interface UnitRowProps {
  unit: PlacedUnit;
  counted: number;
  /** Whether it is the next to be taken. */
  isNext: boolean;
}

/** A product that goes into the box: where it lies, and how many of it were scanned. */
export function UnitRow({ unit, counted, isNext }: UnitRowProps) {
  const dispatch = useDispatch();
  const { sku, name, variant, image, quantity, place } = unit;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('place');
    dispatch(placeChosen({ sku, place: typeof typed === 'string' ? typed : '' }));
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <li data-next={isNext || undefined}>
      {image ? <Picture picture={{ src: image, width: 64, height: 72 }} sizes="64px" alt="" /> : <span />}
      <div>
        <b>{name}</b>
        <Caption>{[variant, sku].filter(Boolean).join(', ')}</Caption>
        <PlaceForm>
          <summary>
            {messages.place} <strong>{place || messages.noPlace}</strong>
          </summary>
          <form onSubmit={save}>
            <input name="place" defaultValue={place} maxLength={12} aria-label={messages.setPlace(sku)} />
            <Button type="submit" variant="ghost" size="sm">
              {messages.savePlace}
            </Button>
          </form>
        </PlaceForm>
      </div>
      <Count data-done={counted === quantity || undefined}>{messages.count(counted, quantity)}</Count>
    </li>
  );
}
