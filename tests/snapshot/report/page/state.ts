import type { ReportData, ShownCard, ShownChange } from '../report-data.ts';

export const modes = ['side', 'slider', 'blink', 'difference'] as const;
export type Mode = (typeof modes)[number];

export const filterNames = ['brand', 'screen', 'cause'] as const;
export type FilterName = (typeof filterNames)[number];

/** What a reviewer says of a cell. */
export type Verdict = 'approved' | 'rejected';

/** What the page shows at the moment, and the ways to change it; whoever follows is called after each change. */
export interface PageState {
  readonly data: ReportData;
  readonly mode: Mode;
  readonly zoom: number;
  readonly filters: Readonly<Record<FilterName, string>>;
  /** Cards that pass the filters. */
  shown(): readonly ShownCard[];
  card(): ShownCard | undefined;
  change(): ShownChange | undefined;
  /** Position of the shown change in its card. */
  readonly place: number;
  choose(id: string): void;
  moveCard(by: number): void;
  moveChange(by: number): void;
  setMode(mode: Mode): void;
  setZoom(zoom: number): void;
  setFilter(name: FilterName, value: string): void;
  /** What was said of a cell. */
  verdictOf(change: Pick<ShownChange, 'id'>): Verdict | undefined;
  /** Says the same of cells; taken back where it was said of all of them. */
  judge(changes: readonly Pick<ShownChange, 'id'>[], verdict: Verdict): void;
  follow(draw: () => void): void;
}

const zooms = { least: 0.5, most: 8 } as const;

/** The words by which a card can be filtered for its cause. */
export function causesOf(card: ShownCard): readonly string[] {
  if (card.kind !== 'changed') return [card.kind];
  return card.causes.length === 0 ? ['unknown'] : card.causes.map(({ kind }) => kind);
}

/** The state of a page that was just opened: the first card, side by side, at its own size. */
export function createState(data: ReportData): PageState {
  let chosen = data.cards[0]?.id;
  let [place, mode, zoom] = [0, 'side' as Mode, 1];
  const verdicts = new Map<string, Verdict>();
  const filters: Record<FilterName, string> = { brand: '', screen: '', cause: '' };
  let draw = () => undefined as void;

  const shown = () =>
    data.cards.filter(
      (card) =>
        (filters.brand === '' || card.brands.includes(filters.brand)) &&
        (filters.screen === '' || card.screen === filters.screen) &&
        (filters.cause === '' || causesOf(card).includes(filters.cause)),
    );
  const card = () => shown().find(({ id }) => id === chosen) ?? shown()[0];
  const choose = (id: string | undefined) => {
    if (id !== chosen) place = 0;
    chosen = id;
    draw();
  };
  return {
    data,
    filters,
    shown,
    card,
    get mode() {
      return mode;
    },
    get zoom() {
      return zoom;
    },
    get place() {
      return place;
    },
    change: () => card()?.changes[place] ?? card()?.changes[0],
    choose,
    moveCard(by) {
      const all = shown();
      const at = all.findIndex(({ id }) => id === card()?.id);
      choose(all[Math.max(0, Math.min(all.length - 1, at + by))]?.id);
    },
    moveChange(by) {
      const most = (card()?.changes.length ?? 1) - 1;
      place = Math.max(0, Math.min(most, place + by));
      draw();
    },
    setMode(next) {
      mode = next;
      draw();
    },
    setZoom(next) {
      zoom = Math.max(zooms.least, Math.min(zooms.most, next));
      draw();
    },
    setFilter(name, value) {
      filters[name] = value;
      chosen = card()?.id;
      place = 0;
      draw();
    },
    verdictOf: ({ id }) => verdicts.get(id),
    judge(changes, verdict) {
      const isSaid = changes.every(({ id }) => verdicts.get(id) === verdict);
      for (const { id } of changes) {
        if (isSaid) verdicts.delete(id);
        else verdicts.set(id, verdict);
      }
      draw();
    },
    follow(next) {
      draw = next;
      draw();
    },
  };
}
