/** Rows in one call. The body has the usual size limit. */
export const MAX_BATCH_ROWS = 100;

/** Bytes for rows: the body limit minus its envelope. */
const MAX_BATCH_BYTES = 95_000;

const encoder = new TextEncoder();

/** Splits rows into batches that fit into one call. A row that is too large alone is sent alone and refused. */
export function batchRows<T>(rows: readonly T[]): T[][] {
  const all: T[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = all.at(-1);
    if (last && size <= room && last.length < MAX_BATCH_ROWS) last.push(row);
    else {
      all.push([row]);
      room = MAX_BATCH_BYTES;
    }
    room -= size;
  }
  return all;
}
