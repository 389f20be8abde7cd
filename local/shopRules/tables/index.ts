import { addressBooks } from './addresses';
import { books } from './functionsOnly';
import { carts } from './cart';
import { catalogue } from './catalogue';
import { claims } from './claims';
import { messages } from './messages';
import { orders } from './orders';
import { reviews } from './reviews';
import { secondFactor } from './secondFactor';
import { storefront } from './storefront';
import { users } from './users';
import { staff } from './staff';
import { type Table } from '../table';

/** Every table of attacks on the shop's rules. */
export const TABLES: readonly Table[] = [
  ...[users, carts, addressBooks, catalogue, storefront, orders, books, reviews, messages, claims, staff],
  secondFactor,
];
