export {
  cameBack,
  connectionReducer,
  selectOffline,
  wentOffline,
  type ConnectionState,
  type WithConnection,
} from './connectionSlice';
export { connectionSaga } from './connectionSaga';
export { OfflineBar } from './OfflineBar';
export { OfflineNote } from './OfflineNote';
