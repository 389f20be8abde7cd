import { createSlice } from '@reduxjs/toolkit';

export interface ConnectionState {
  status: 'online' | 'offline' | 'back';
}
export interface WithConnection {
  connection: ConnectionState;
}

const slice = createSlice({
  name: 'connection',
  initialState: { status: 'online' } as ConnectionState,
  reducers: {
    wentOffline(state) {
      state.status = 'offline';
    },
    cameBack(state) {
      state.status = 'back';
    },
  },
});

export const connectionReducer = slice.reducer;
export const { wentOffline, cameBack } = slice.actions;
export const selectConnection = ({ connection }: WithConnection) => connection.status;
export const selectOffline = (state: WithConnection) => selectConnection(state) === 'offline';
