import type { AskedComparison, FoundProducts } from '@/domain/compare/comparedIds';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import type { Missing } from '@/features/compare';
import { messages } from './messages';

/** Notes about products of the address that the page does not show. */
export function notesOf(
  { repeated, unreadable }: Pick<AskedComparison, 'repeated' | 'unreadable'>,
  { products, over, missing }: FoundProducts<ProductSummary>,
  reasons: Readonly<Record<string, Missing>>,
): string[] {
  const twice = [...products, ...over].filter(({ id }) => repeated.includes(id));
  const count = (reason: Missing) => missing.filter((id) => reasons[id] === reason).length;
  const unknown = count('unknown') + unreadable;
  return [
    over.length > 0 && messages.over(over.map(({ name }) => name)),
    twice.length > 0 && messages.repeated(twice.map(({ name }) => name)),
    count('withdrawn') > 0 && messages.withdrawn(count('withdrawn')),
    unknown > 0 && messages.unknown(unknown),
    count('unavailable') > 0 && messages.unavailable(count('unavailable')),
  ].filter((note) => note !== false);
}
