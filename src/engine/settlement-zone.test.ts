import { expect, it } from 'vitest';
import { settlementZone } from './settlement-zone.ts';

it.each([
  ['device', undefined, 'UTC'],
  ['device', 'site', 'UTC'],
  ['Asia/Karachi', 'site', 'Asia/Karachi'],
  ['device', 'Asia/Karachi', 'Asia/Karachi'],
  ['Europe/London', 'Asia/Karachi', 'Asia/Karachi'],
])('of a site that writes dates by %s and settles by %s counts the days of %s', (written, settled, zone) => {
  expect(settlementZone({ 'dates.timeZone': written, 'settlement.timeZone': settled })).toBe(zone);
});
