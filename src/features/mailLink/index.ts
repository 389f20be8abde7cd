export { LinkTrouble, toShop } from './LinkTrouble';
