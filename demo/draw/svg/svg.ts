/** SVG elements as strings. Numbers are rounded to a tenth; undefined attributes are left out. */

export type Attributes = Record<string, string | number | undefined>;

export const round = (value: number, digits = 1) => Number(value.toFixed(digits));

function attributes(attrs: Attributes): string {
  return Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value, 2) : value}"`)
    .join('');
}

export function element(name: string, attrs: Attributes, ...children: string[]): string {
  const open = `<${name}${attributes(attrs)}`;
  return children.length > 0 ? `${open}>${children.join('')}</${name}>` : `${open}/>`;
}

export const path = (d: string, attrs: Attributes) => element('path', { d, ...attrs });
export const group = (attrs: Attributes, ...children: string[]) => element('g', attrs, ...children, '');
export const at = (x: number, y: number, ...children: string[]) =>
  group({ transform: `translate(${round(x)} ${round(y)})` }, ...children);

export function ellipse(cx: number, cy: number, rx: number, ry: number, attrs: Attributes): string {
  return element('ellipse', { cx, cy, rx, ry, ...attrs });
}

export function rect(x: number, y: number, width: number, height: number, attrs: Attributes): string {
  return element('rect', { x, y, width, height, ...attrs });
}
