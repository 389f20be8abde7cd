import { colourOf } from '@/ui/theme/tokens';
import { html, type Reply } from '../sandbox/reply';
import { Markup, markup } from '../sandbox/markup';
import { type Route } from '../sandbox/routes';
import { type Store } from '../sandbox/store';
import { type NimbusTables, type Shipment } from './types';

const STYLE = new Markup(`
  body{margin:0 auto;max-width:640px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:${colourOf('ink')};background:${colourOf('paper')}}
  h1{font-size:1.5rem;line-height:1.2;margin:0 0 4px}p{margin:0 0 16px}
  .box{border:1px solid ${colourOf('line-strong')};border-radius:12px;padding:16px;background:#fff;margin-block:16px}
  .awb{font:600 1.25rem ui-monospace,monospace;letter-spacing:.08em}.bars{display:flex;height:64px;margin-block:8px}
  .bars i{background:#000}.bars b{background:#fff}ol{padding-left:20px}li{margin-block:8px}
  table{width:100%;border-collapse:collapse}td,th{padding:6px 0;border-top:1px solid ${colourOf('line')};text-align:left}
  td:last-child,th:last-child{text-align:right}
    @media print{.page{break-after:page}body{padding:0;background:#fff}}`);

/** Pages for people: label, manifest and tracking. */
export function pageRoutes(store: Store<NimbusTables>): Route[] {
  /** `awb` is one number, or several with a plus between them. */
  const page =
    (title: string, draw: (shipment: Shipment) => Markup) =>
    (_: unknown, { awb = '' }: Record<string, string>): Reply => {
      const numbers = awb.split('+');
      const shipments = numbers.flatMap((number) => store.get('shipments', number) ?? []);
      if (shipments.length === numbers.length) {
        return html(200, document(`${title} ${numbers.join(', ')}`, markup`${shipments.map(draw)}`).text);
      }
      return html(404, document('Not found', markup`<h1>No such shipment</h1><p>AWB ${awb}</p>`).text);
    };
  return [
    { method: 'GET', path: '/labels/:awb', handle: page('Label', label) },
    { method: 'GET', path: '/manifests/:awb', handle: page('Manifest', manifest) },
    { method: 'GET', path: '/track/:awb', handle: page('Track', tracking) },
  ];
}

function label(shipment: Shipment): Markup {
  const { order } = shipment;
  const to = order.consignee;
  return markup`<section class="page"><h1>${shipment.courier_name}</h1><p>Order ${order.order_number} · ${order.pickup.warehouse_name}</p>
      <div class="box"><div class="awb">${shipment.id}</div><div class="bars" aria-hidden="true">${bars(shipment.id)}</div>
      <strong>${order.payment_type === 'cod' ? `COD: collect ₹${order.order_amount.toLocaleString('en-IN')}` : 'PREPAID: collect nothing'}</strong></div>
      <div class="box"><strong>${to.name}</strong><br>${to.address}<br>${to.address_2 && markup`${to.address_2}<br>`}${to.city}, ${to.state} ${to.pincode}<br>Phone ${to.phone}</div>
      <table><thead><tr><th>Item</th><th>Qty</th></tr></thead><tbody>
      ${order.order_items.map((item) => markup`<tr><td>${item.name} ${item.sku}</td><td>${item.qty}</td></tr>`)}</tbody></table>
      <p>${order.package_weight} g · ${order.package_length} × ${order.package_breadth} × ${order.package_height} cm</p></section>`;
}

function manifest(shipment: Shipment): Markup {
  return markup`<h1>Manifest</h1><p>${shipment.courier_name} · ${shipment.created_at}</p>
      <table><tbody><tr><td>${shipment.id}</td><td>${shipment.order.order_number}</td></tr></tbody></table>
      <p>Received by courier: ______________________</p>`;
}

function tracking(shipment: Shipment): Markup {
  const events = [...shipment.history].reverse();
  return markup`<h1>${events[0]?.message ?? shipment.status}</h1><p>${shipment.courier_name} · AWB ${shipment.id}</p>
      <div class="box"><ol reversed>${events.map(
        (event) =>
          markup`<li><strong>${event.message}</strong><br>${event.location} · ${event.event_time}</li>`,
      )}</ol></div>`;
}

function document(title: string, body: Markup): Markup {
  return markup`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body>${body}</body></html>`;
}

/** Draws something like a bar code: two bars for each digit, with widths from the digit. */
function bars(awb: string): Markup[] {
  return [...awb].map((digit) => {
    const width = 1 + (Number(digit) % 4);
    return markup`<i style="width:${width}px"></i><b style="width:${5 - width}px"></b><i style="width:2px"></i><b style="width:2px"></b>`;
  });
}
