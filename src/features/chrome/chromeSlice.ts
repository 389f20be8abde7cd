import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Notice {
  title: string;
  text: string;
}

export interface ChromeState {
  /** A notice over the whole shop; closed until an action opens it. */
  notice: Notice | null;
  /** The phone's menu. */
  menuOpen: boolean;
}
export interface WithChrome {
  chrome: ChromeState;
}

const slice = createSlice({
  name: 'chrome',
  initialState: { notice: null, menuOpen: false } as ChromeState,
  reducers: {
    noticeOpened(state, { payload }: PayloadAction<Notice>) {
      state.notice = payload;
    },
    noticeClosed(state) {
      state.notice = null;
    },
    menuOpened(state) {
      state.menuOpen = true;
    },
    menuClosed(state) {
      state.menuOpen = false;
    },
  },
});

export const chromeReducer = slice.reducer;
export const { noticeOpened, noticeClosed, menuOpened, menuClosed } = slice.actions;
export const selectNotice = (state: WithChrome) => state.chrome.notice;
export const selectMenuOpen = (state: WithChrome) => state.chrome.menuOpen;
