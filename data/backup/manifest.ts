import * as v from 'valibot';

/** Changes when an older program can no longer read a backup. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const FILES = ['documents.jsonl', 'accounts.jsonl', 'pictures.jsonl'] as const;
export type BackupFile = (typeof FILES)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const facts = v.strictObject({ lines: count, bytes: count, sha256: v.pipe(v.string(), v.hash(['sha256'])) });

const manifestSchema = v.strictObject({
  format: v.literal(FORMAT),
  project: v.string(),
  /** ISO; all documents are as they were at this time. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** How many there are of each collection; `offers/uses` is the collection `uses` of all offers. */
  documents: v.record(v.string(), count),
  files: v.strictObject({ 'documents.jsonl': facts, 'accounts.jsonl': facts, 'pictures.jsonl': facts }),
});

/** The contents of a backup. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

type Read = { ok: true; manifest: Manifest } | { ok: false; problem: 'unreadable' | 'unknown-format' };

/** Reads the text of a manifest. */
export function readManifest(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
  const { success, output } = v.safeParse(v.looseObject({ format: v.number() }), json);
  if (success && output.format !== FORMAT) return { ok: false, problem: 'unknown-format' };
  const read = v.safeParse(manifestSchema, json);
  return read.success ? { ok: true, manifest: read.output } : { ok: false, problem: 'unreadable' };
}
