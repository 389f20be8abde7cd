import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Difference } from '@/domain/catalogue/csv/plan';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

/** A row that cannot be imported, as the screen shows it. */
export interface BadLine {
  row: number;
  line: number;
  name: string;
  column: string;
  reason: string;
}

/** An item that the import would change, with its changes. */
export interface Sample {
  row: number;
  name: string;
  differences: Difference[];
}

/** The result of a dry run. The saga holds the rows themselves. */
export interface Preview {
  file: string;
  added: number;
  changed: number;
  unchanged: number;
  bad: BadLine[];
  samples: Sample[];
  /** Columns that the shop does not know. */
  unknown: string[];
  encoding: string;
}

export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
}

/** `done` of `total` rows are saved or refused. */
interface Progress extends Counts {
  preview: Preview;
  done: number;
  total: number;
  refused: BadLine[];
  /** Names of the combos that went off sale with their products. */
  combosOffSale: string[];
}

export type Import =
  | { status: 'choosing'; problem: string }
  | { status: 'reading'; file: string; doing: string }
  | { status: 'preview'; preview: Preview }
  | ({ status: 'sending'; stopping: boolean } & Progress)
  /** Rows are left: the colleague stopped, or sending failed. */
  | ({ status: 'paused'; message: string } & Progress)
  | ({ status: 'done' } & Progress);

export interface ImportState {
  kind: CatalogueKind;
  import: Import;
}

const choosing = (problem = ''): Import => ({ status: 'choosing', problem });
const initialState: ImportState = { kind: 'products', import: choosing() };

const slice = createSlice({
  name: 'admin/import',
  initialState,
  reducers: {
    importOpened: (_state, { payload: kind }: PayloadAction<CatalogueKind>): ImportState => ({
      kind,
      import: choosing(),
    }),
    importClosed: (): ImportState => initialState,
    /** `id` is the id of the held file. */
    fileChosen(state, { payload }: PayloadAction<{ id: string; name: string }>) {
      state.import = { status: 'reading', file: payload.name, doing: '' };
    },
    readingContinued(state, { payload: doing }: PayloadAction<string>) {
      if (state.import.status === 'reading') state.import.doing = doing;
    },
    fileRefused(state, { payload: problem }: PayloadAction<string>) {
      state.import = choosing(problem);
    },
    previewed(state, { payload: preview }: PayloadAction<Preview>) {
      state.import = { status: 'preview', preview };
    },
    sendingRequested(state) {
      const { import: now } = state;
      if (now.status === 'preview') {
        const total = now.preview.added + now.preview.changed;
        state.import = {
          status: 'sending',
          stopping: false,
          preview: now.preview,
          done: 0,
          total,
          created: 0,
          changed: 0,
          unchanged: 0,
          refused: [],
          combosOffSale: [],
        };
      } else if (now.status === 'paused') {
        const { message: _message, ...rest } = now;
        state.import = { ...rest, status: 'sending', stopping: false };
      }
    },
    rowsSent(state, { payload }: PayloadAction<Counts & Pick<Progress, 'refused' | 'combosOffSale'>>) {
      const now = state.import;
      if (now.status !== 'sending') return;
      const { created, changed, unchanged, refused, combosOffSale } = payload;
      now.created += created;
      now.changed += changed;
      now.unchanged += unchanged;
      now.refused.push(...refused);
      now.combosOffSale = [...new Set([...now.combosOffSale, ...combosOffSale])];
      now.done += created + changed + unchanged + refused.length;
    },
    /** Stops after the rows in flight. */
    stopRequested(state) {
      if (state.import.status === 'sending') state.import.stopping = true;
    },
    sendingPaused(state, { payload: message }: PayloadAction<string>) {
      if (state.import.status !== 'sending') return;
      const { stopping: _stopping, ...rest } = state.import;
      state.import = { ...rest, status: 'paused', message };
    },
    sendingFinished(state) {
      if (state.import.status !== 'sending') return;
      const { stopping: _stopping, ...rest } = state.import;
      state.import = { ...rest, status: 'done' };
    },
    /** Downloads the rows that could not be imported. */
    badFileRequested: () => undefined,
  },
});

export const importActions = slice.actions;
export const importReducer = slice.reducer;
export const { importOpened, importClosed, fileChosen, sendingRequested, stopRequested, badFileRequested } =
  slice.actions;

export const selectImport = ({ admin }: { admin: { import: ImportState } }) => admin.import;
