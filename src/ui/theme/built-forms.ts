import type { ThemeVariants } from '../../contracts/release.ts';
import { useVariants } from './theme-provider.tsx';

/** The forms that are drawn. The other variants of a theme fall to the nearest of these until they are. */
export interface BuiltForms {
  readonly header: 'rule' | 'canopy' | 'wordmark';
  readonly categoryNav: 'text' | 'discs' | 'bento';
  readonly tabBar: 'rule' | 'flower' | 'block';
  readonly tile: 'mat' | 'stamp' | 'poster';
  readonly card: 'mat' | 'fringe' | 'block';
  readonly sheet: 'hairline' | 'scallop' | 'slab';
  readonly lobby: 'salon' | 'fair' | 'bento';
  readonly backdrop: 'fans' | 'lattice' | 'bare';
}

type Nearest = { readonly [Axis in keyof BuiltForms]: Readonly<Record<ThemeVariants[Axis], BuiltForms[Axis]>> };

/** Exhaustive: a variant added to the contract does not compile until it is placed here. */
export const nearestForm: Nearest = {
  header: {
    rule: 'rule',
    canopy: 'canopy',
    wordmark: 'wordmark',
    block: 'wordmark',
    greeting: 'wordmark',
    prompt: 'rule',
  },
  categoryNav: { text: 'text', discs: 'discs', bento: 'bento', tabs: 'text', bubbles: 'discs', rail: 'text' },
  tabBar: { rule: 'rule', flower: 'flower', block: 'block', cells: 'block', pill: 'block', keys: 'rule' },
  tile: { mat: 'mat', stamp: 'stamp', poster: 'poster', bar: 'poster', circle: 'poster', cartridge: 'mat' },
  card: { mat: 'mat', fringe: 'fringe', block: 'block', flat: 'block', soft: 'block', chamfer: 'mat' },
  sheet: {
    hairline: 'hairline',
    scallop: 'scallop',
    slab: 'slab',
    flat: 'slab',
    soft: 'slab',
    chamfer: 'hairline',
  },
  lobby: { salon: 'salon', fair: 'fair', bento: 'bento', desk: 'salon', lagoon: 'fair', cabinet: 'salon' },
  backdrop: { fans: 'fans', lattice: 'lattice', bare: 'bare', chalk: 'bare', waves: 'bare', dots: 'bare' },
};

/** The drawn forms of the theme in use. */
export function useForms(): BuiltForms {
  const variants = useVariants();
  return {
    header: nearestForm.header[variants.header],
    categoryNav: nearestForm.categoryNav[variants.categoryNav],
    tabBar: nearestForm.tabBar[variants.tabBar],
    tile: nearestForm.tile[variants.tile],
    card: nearestForm.card[variants.card],
    sheet: nearestForm.sheet[variants.sheet],
    lobby: nearestForm.lobby[variants.lobby],
    backdrop: nearestForm.backdrop[variants.backdrop],
  };
}
