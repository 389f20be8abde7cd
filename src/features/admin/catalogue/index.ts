import { adminScreen } from '@/features/admin/shared';

export { catalogueSaga } from './catalogueSaga';
export {
  catalogueReducer,
  type CatalogueRoot,
  knownRequested,
  selectCatalogueList,
  selectIsKnownAnswered,
} from './catalogueSlice';
export { CardPreview } from './form/CardPreview';
export { ComboFields } from './form/ComboFields';
export { ListField } from './form/ListField';
export { MissingNote } from './form/MissingNote';
export { PartPicker } from './form/PartPicker';
export { ProductFields } from './form/ProductFields';
export { comboSaleNote, combosOffSaleNote } from './form/comboSaleNote';
export { catalogueDraftOf, storedOf } from './form/formDrafts';
export {
  type CatalogueForm,
  type CatalogueFormChange,
  EMPTY_CATALOGUE_FORMS,
  type PartForm,
  type VariantForm,
} from './form/forms';
export { catalogueProblems } from './form/problems';
export { catalogueFormOf, copyOfCatalogueForm } from './form/storedForms';
export { pictureRestored } from './pictures/pictureRestored';

export const CatalogueScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-catalogue" */ './list/CatalogueScreen'),
);
