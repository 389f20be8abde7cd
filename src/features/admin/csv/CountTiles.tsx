import { Tiles } from './ImportScreen.styles';

/** A word, how many, and whether that is bad. */
export type Tile = [word: string, count: number, tone?: string];

/** What a file comes to, or what came of it, in numbers. */
export function CountTiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Tiles aria-label={label}>
      {tiles.map(([word, count, tone]) => (
        <li key={word} data-tone={tone}>
          <b>{count.toLocaleString('en-IN')}</b>
          {word}
        </li>
      ))}
    </Tiles>
  );
}
