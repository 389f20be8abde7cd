import { formatCount } from '@/domain/text/count';
import { Tiles } from './ImportScreen.styles';

/** A label, a count, and `bad` where the count is bad news. */
export type Tile = [title: string, count: number, tone?: string];

/** The counts of a file, before or after its import. */
export function CountTiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Tiles aria-label={label}>
      {tiles.map(([title, count, tone]) => (
        <li key={title} data-tone={tone}>
          <b>{formatCount(count)}</b>
          {title}
        </li>
      ))}
    </Tiles>
  );
}
