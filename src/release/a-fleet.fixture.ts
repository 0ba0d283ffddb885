import { fieldsCatalogue, flagsCatalogue, settingsCatalogue } from '../contracts/generated/catalogues.ts';
import type { ContributionBase, SlotId } from '../contracts/feature.ts';
import { slotIds, slots } from '../engine/index.ts';
import { features } from '../features/index.ts';
import { CURRENT_FORMAT } from './format-number.ts';
import type { FolderFiles } from './load/read-folder.ts';
import type { Dice } from './roll-dice.fixture.ts';
import { rollDice } from './roll-dice.fixture.ts';

/**
 * Makes `count` different valid merchants that keep every promise, the same for the same seed; a longer fleet begins with
 * the shorter one. Every figure about scale uses them, and they are what the fuzz test spoils.
 */
export function aFleet(count: number, seed = 1): readonly FolderFiles[] {
  return Array.from({ length: count }, (_, index) => aMember(index, rollDice(seed * 1_000_003 + index)));
}

const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
const schema = (name: string, up = '../..') => ({ $schema: `${up}/schemas/${name}.schema.json` });

function aMember(index: number, dice: Dice): FolderFiles {
  const code = `fleet-${String(index).padStart(5, '0')}`;
  const languages = dice.pick([['en'], ['ur'], ['en', 'ur'], ['ur', 'en']]);
  const [first = 'en'] = languages;
  const merchant = {
    ...schema('merchant'),
    format: CURRENT_FORMAT,
    code,
    name: dice.pick(['House', 'Palace', 'Arcade', 'چراغ', 'Bay', 'Garden']) + ` ${index}`,
    domains: dice.some([`${code}.example`, `www.${code}.example`], 0.5),
    theme: dice.pick(['karat', 'chamak', 'soda']),
    languages: { default: first, offered: languages },
    currency: dice.pick([
      { code: 'EUR', symbol: '€' },
      { code: 'GBP', symbol: '£', position: 'before' },
      { code: 'PKR', symbol: 'Rs', position: 'after' },
    ]),
    logo: 'logo.svg',
    dialingCode: dice.pick(['+44', '+92', '+353', '+1']),
    settings: someSettings(dice, 'merchant'),
  };
  const mark = `<path fill="#${dice.whole(0, 0xffffff).toString(16).padStart(6, '0')}" d="M8 8h48v${dice.whole(8, 48)}H8z"/>`;
  const words = { headline: `${merchant.name}!` };
  return {
    folder: `merchants/${code}`,
    files: new Map([
      ['assets/logo.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark}</svg>\n`)],
      ['merchant.json', json(merchant)],
      ['navigation.json', json({ ...schema('navigation'), slots: someSlots(dice) })],
      ['registration.json', json({ ...schema('registration-rules'), fields: someRules(dice) })],
      ['site.json', json({ ...schema('site-configuration'), ...someSite(dice, code) })],
      ...languages.map(
        (language) =>
          [`strings/${language}.json`, json({ ...schema('strings', '../../..'), merchant: words })] as const,
      ),
    ]),
  };
}

function someSite(dice: Dice, code: string): Record<string, unknown> {
  const switched = (catalogue: object) =>
    Object.fromEntries(
      dice.some(Object.keys(catalogue), 0.5).map((name) => [name, dice.pick([true, false, 1, 'Y', 0])]),
    );
  return {
    flags: { ...switched(flagsCatalogue.flags), USERNAMEREG3: dice.chance(0.8) },
    promotions: switched(flagsCatalogue.promotions),
    template: switched(flagsCatalogue.template),
    resources: dice
      .some(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'FACEBOOK', 'AFFILIATE'], 0.4)
      .map((resourceType) => ({ resourceType, url: `https://${resourceType.toLowerCase()}.${code}.example` })),
    customerService: dice.chance(0.5)
      ? [{ type: 'EMAIL', title: 'Write to us', url: `mailto:help@${code}.example` }]
      : [],
    settings: someSettings(dice, 'site'),
  };
}

function someSettings(dice: Dice, layer: 'merchant' | 'site'): Record<string, unknown> {
  const own = Object.entries(settingsCatalogue.settings).filter(([, entry]) => entry.layer === layer);
  return Object.fromEntries(
    dice.some(own, 0.1).flatMap(([name, entry]): [string, unknown][] => {
      const { type, enum: allowed, minimum = 1, maximum = minimum + 10 } = entry;
      const choice = allowed ? dice.pick(allowed) : undefined;
      // Recovery takes every address that registration does by default.
      if (choice !== undefined) return [[name, name === 'recovery.emailPattern' ? 'relaxed' : choice]];
      if (type === 'boolean') return [[name, dice.chance(0.5)]];
      return type === 'integer' ? [[name, dice.whole(minimum, maximum)]] : [];
    }),
  );
}

function someRules(dice: Dice): Record<string, unknown> {
  const fields = Object.entries(fieldsCatalogue.fields).filter(([, { registration }]) => registration);
  return Object.fromEntries(
    dice.some(fields, 0.5).map(([field, { rule }]) => {
      const enabled = rule.required || dice.chance(0.7);
      const more = rule.max === undefined ? 0 : dice.whole(0, 3);
      // Recovery takes no longer address than registration does by default.
      const bounds = rule.max === undefined ? {} : { max: field === 'email' ? rule.max : rule.max + more };
      return [field, { enabled, required: enabled && dice.chance(0.5), ...bounds, order: dice.whole(1, 200) }];
    }),
  );
}

function someSlots(dice: Dice): Record<string, unknown> {
  return Object.fromEntries(dice.some(slotIds, 0.4).map((slot) => [slot, someItems(slot, dice)]));
}

function someItems(slot: SlotId, dice: Dice): readonly unknown[] {
  const items = features.flatMap(({ contributes }): readonly ContributionBase[] =>
    (contributes?.[slot] ?? []).filter(({ onlyWhenListed }) => onlyWhenListed !== true),
  );
  const ids = items.map(({ id }) => id);
  const chosen = dice.shuffle(dice.some(ids, 0.7));
  // A slot that must not be empty keeps an item that no switch can hide; so do the ways to log in.
  const lasting = items.filter(({ visible }) => visible === undefined).map(({ id }) => id);
  const mayBeEmpty = slots[slot].mayBeEmpty && slot !== 'login.method';
  const isSound = mayBeEmpty || chosen.some((id) => lasting.includes(id));
  const filled = isSound ? chosen : [...chosen, lasting[0] ?? ids[0] ?? ''];
  return filled.map((id) => (dice.chance(0.2) ? { id, label: 'merchant:headline' } : id));
}
