import type { Impact } from './affects.ts';

const itemWords = {
  absent: { shown: 'appears in', refused: 'appears, and refuses a tap, in' },
  shown: { absent: 'disappears from', refused: 'refuses a tap in' },
  refused: { absent: 'disappears from', shown: 'takes a tap in' },
} as const;
const fieldWords = {
  appears: 'comes into',
  disappears: 'leaves',
  required: 'becomes required in',
  optional: 'becomes optional in',
  rule: 'follows another rule in',
} as const;

/** An impact in plain sentences, what players see first. */
export function impactLines(impact: Impact): readonly string[] {
  const { items, routes, orders, fields, fieldOrders, screens, everyScreen, texts } = impact;
  return [
    ...items.map(({ id, slot, from, to, visitors }) => {
      const words: Readonly<Partial<Record<string, string>>> = itemWords[from];
      return `${id} ${words[to] ?? 'looks or answers otherwise in'} ${slot}, for ${visitors.join(', ')}.`;
    }),
    ...routes.map((route) => `${routeWords(route)}, for ${route.visitors.join(', ')}.`),
    ...orders.map(({ slot, ids }) => `The order of ${slot} changes to ${ids.join(', ')}.`),
    ...fields.map(({ form, field, change }) => `${field} ${fieldWords[change]} ${form}.`),
    ...fieldOrders.map(({ form, fields: ids }) => `The order of ${form} changes to ${ids.join(', ')}.`),
    ...(everyScreen ? ['The shell changes, and with it every screen.'] : []),
    ...(screens.length > 0 ? [`Screens: ${screens.join(', ')}.`] : []),
    ...(texts.length > 0 ? [`Words: ${texts.join(', ')}.`] : []),
  ];
}

function routeWords({ id, isNew, isGone, from, to }: Impact['routes'][number]): string {
  const instead = from === undefined ? '' : ` instead of sending to ${from}`;
  if (isGone) return `${id} is gone${instead}`;
  const end = to === undefined ? 'opens' : `sends to ${to}`;
  return `${id} ${isNew ? 'is new and ' : ''}${end}${instead}`;
}
