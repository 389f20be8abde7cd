export { cameBack, connectionReducer, selectOffline } from './connectionSlice';
export { connectionSaga } from './connectionSaga';
export { OfflineBar } from './OfflineBar';
export { OfflineNote } from './OfflineNote';
