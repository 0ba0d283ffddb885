import type { ImpactGroup } from '../../../contracts/console/impact.ts';
import type { StringsPart } from '../../../contracts/release.ts';
import { type Impact, impactLines } from '../../../engine/index.ts';
import type { ReportedBreak } from '../../publishing/publish-result.ts';
import { breakLines } from '../changes/break-lines.ts';

interface Found {
  readonly impact: Impact;
  readonly breaks: readonly ReportedBreak[];
  readonly bytes: number;
  /** English words of the merchant. */
  readonly texts: StringsPart;
}

/** The impact on one merchant as a group of one. */
export function groupOf({ impact, breaks, bytes, texts }: Found): ImpactGroup {
  const { merchant, values, items, routes, orders, fields, fieldOrders, slots, screens, everyScreen } = impact;
  return {
    merchants: [merchant],
    values: values.map(withSwitches),
    items: items.map(({ id, slot, from, to, visitors }) => ({ id, slot, from, to, visitors })),
    routes,
    fields: fields.map(({ form, field, change }) => ({ form, field, change })),
    orders: [
      ...orders.map(({ slot, ids }) => ({ place: slot, ids })),
      ...fieldOrders.map(({ form, fields: ids }) => ({ place: form, ids })),
    ],
    slots,
    screens,
    everyScreen,
    words: impact.texts.map((key) => ({ key, ...wordsOf(key, texts) })),
    visitors: visitorsOf(impact),
    breaks: breakLines(breaks),
    lines: impactLines(impact),
    bytes: { least: bytes, most: bytes },
  };
}

/** A switch that nobody names is off. */
function withSwitches(value: Impact['values'][number]): ImpactGroup['values'][number] {
  const isSwitch = /^(flags|promotions|template)\./.test(value.name);
  return isSwitch ? { from: false, to: false, ...value } : value;
}

function wordsOf(key: string, texts: StringsPart): { readonly text?: string } {
  const [group = '', ...own] = key.split(':');
  const text = texts[group]?.[own.join(':')];
  return text === undefined ? {} : { text };
}

/** A form, an order or the whole shell is the same for everybody. */
function visitorsOf({ items, routes, fields, orders, fieldOrders, everyScreen }: Impact): readonly string[] {
  const found = [...new Set([...items, ...routes].flatMap(({ visitors }) => visitors))];
  const isForAll = everyScreen || fields.length + orders.length + fieldOrders.length > 0;
  return isForAll || found.includes('everybody') ? ['everybody'] : found;
}
