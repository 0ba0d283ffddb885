import type { ContributionBase, FeatureManifest, SlotId } from '../../../src/contracts/feature.ts';
import { describe } from '../../../src/engine/conditions/describe.ts';
import { slotIds } from '../../../src/engine/slot-ids.ts';
import { slots } from '../../../src/engine/slots.ts';
import { features } from '../../../src/features/index.ts';
import type { EngineTexts } from '../../../src/release/load/engine-texts.ts';
import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage, table } from './markdown.ts';
import { showJson } from './show-json.ts';

type Words = EngineTexts[string] | undefined;

interface Offered {
  readonly item: ContributionBase & { readonly label?: string };
  readonly feature: FeatureManifest;
}

/** Every slot and every item that can stand in it: id, words, who sees it. */
export function slotsPage(texts: EngineTexts): ReferencePage {
  const body = paragraphs(
    'A slot is a place of the site that takes items. Without a word in [navigation.json](navigation.md#slots) it shows every item below whose condition holds, in the order of the table; items marked “when listed” stand there only if navigation.json lists them.',
    ...slotIds.map((slot) => describeSlot(slot, texts['en'])),
  );
  return {
    file: 'slots.md',
    title: 'Slots and their items',
    summary: 'Every place that takes items (menus, tabs, lobby, login, popups) and the ids of all items.',
    body,
    sources: ['src/engine/slots.ts', 'src/features/*/feature.ts'],
  };
}

function describeSlot(slot: SlotId, words: Words): string {
  const { description, arity, mayBeEmpty } = slots[slot];
  const offered = itemsOf(slot);
  const listed = offered.filter(({ item }) => item.onlyWhenListed !== true).slice(0, 2);
  return paragraphs(
    heading(2, slot),
    plain(description),
    facts({
      Takes: arity === 'one' ? 'one item' : 'any number of items',
      Empty: mayBeEmpty ? 'allowed' : 'does not compile',
    }),
    codeBlock('json', showJson({ slots: { [slot]: listed.map(({ item }) => item.id) } })),
    table(
      ['Item', 'Words', 'Shown', 'Feature'],
      offered.map(({ item, feature }) => [
        code(item.id),
        wordsOf(item.label, words),
        shownWhen(item),
        code(feature.id),
      ]),
    ),
  );
}

function itemsOf(slot: SlotId): readonly Offered[] {
  const offered = features.flatMap((feature): Offered[] =>
    (feature.contributes?.[slot] ?? []).map((item) => ({ item, feature })),
  );
  return offered.toSorted((one, other) => one.item.order - other.item.order);
}

function wordsOf(label: string | undefined, words: Words): string {
  const [group = '', key = ''] = label?.split(':') ?? [];
  return plain(words?.[group]?.[key] ?? '');
}

function shownWhen({ visible, onlyWhenListed }: ContributionBase): string {
  const condition = visible === undefined ? 'always' : plain(describe(visible));
  if (onlyWhenListed !== true) return condition;
  return visible === undefined ? 'when listed' : `when listed, and ${condition}`;
}
