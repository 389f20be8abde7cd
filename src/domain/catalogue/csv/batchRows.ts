/** Rows in one call; the body has the size that every call may have. */
export const MAX_BATCH_ROWS = 100;

/** What the body of a call may have, less what stands around the rows. */
const MAX_BATCH_BYTES = 95_000;

const encoder = new TextEncoder();

/** Rows in parcels that each fit into one call; one that is too large by itself goes alone, and is refused by name. */
export function batchRows<T>(rows: readonly T[], most = MAX_BATCH_ROWS, bytes = MAX_BATCH_BYTES): T[][] {
  const all: T[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = all.at(-1);
    if (last && size <= room && last.length < most) last.push(row);
    else {
      all.push([row]);
      room = bytes;
    }
    room -= size;
  }
  return all;
}
