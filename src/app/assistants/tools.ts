import { MAX_LINE_QUANTITY } from '@/domain/cart/cart';
import type { ToolFacts } from '@/services';
import { messages } from './messages';

const { describe } = messages;

/** Rupees; far above anything that the shop sells. */
export const MAX_PRICE = 1_000_000;

const schema = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const id = { type: 'string', description: describe.id };

/** The tools that the shop offers: everything up to the payment, which stays with the person. */
export const TOOLS = [
  {
    name: 'search_products',
    description: describe.search,
    isReadOnly: true,
    inputSchema: schema({
      query: { type: 'string', maxLength: 80, description: describe.query },
      category: { type: 'string', maxLength: 80, description: describe.category },
      max_price: { type: 'number', minimum: 0, maximum: MAX_PRICE, description: describe.maxPrice },
      in_stock: { type: 'boolean', description: describe.inStock },
    }),
  },
  {
    name: 'product_facts',
    description: describe.facts,
    isReadOnly: true,
    inputSchema: schema({ id }, ['id']),
  },
  {
    name: 'check_pincode',
    description: describe.pincode,
    isReadOnly: true,
    inputSchema: schema(
      { pincode: { type: 'string', pattern: '^[1-9][0-9]{5}$', description: describe.pin } },
      ['pincode'],
    ),
  },
  { name: 'view_cart', description: describe.cart, isReadOnly: true, inputSchema: schema({}) },
  {
    name: 'add_to_cart',
    description: describe.add,
    isReadOnly: false,
    inputSchema: schema(
      {
        id,
        size: { type: 'string', maxLength: 80, description: describe.size },
        quantity: {
          type: 'integer',
          minimum: 1,
          maximum: MAX_LINE_QUANTITY,
          default: 1,
          description: describe.quantity,
        },
      },
      ['id'],
    ),
  },
  { name: 'open_checkout', description: describe.checkout, isReadOnly: false, inputSchema: schema({}) },
] as const satisfies readonly ToolFacts[];

export type ToolName = (typeof TOOLS)[number]['name'];
