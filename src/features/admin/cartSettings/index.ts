export { CartSettingsScreen } from './CartSettingsScreen';
export { cartSettingsSaga } from './cartSettingsSaga';
export { cartSettingsReducer } from './cartSettingsSlice';
