/** Who looks: a guest, or a demo account of that customer type. */
export type VisitorName = 'guest' | 'member' | 'trial' | 'agent';

export type SchemeName = 'dark' | 'light';

/** One picture of the matrix: what is looked at, by whom, and how. */
export interface Cell {
  /** Merchant code. */
  readonly brand: string;
  /** Id of a screen or a state of one (`screens.ts`). */
  readonly screen: string;
  readonly visitor: VisitorName;
  readonly language: string;
  readonly scheme: SchemeName;
  /** CSS pixels. */
  readonly width: number;
}

/** Name of a cell in files and reports: `karat/home/guest/en/dark/390`. */
export function cellId({ brand, screen, visitor, language, scheme, width }: Cell): string {
  return [brand, screen, visitor, language, scheme, width].join('/');
}

/** The cell of a name that `cellId` gave. */
export function cellOf(id: string): Cell {
  const [brand = '', screen = '', visitor, language = '', scheme, width] = id.split('/');
  return {
    brand,
    screen,
    visitor: visitor === 'member' || visitor === 'trial' || visitor === 'agent' ? visitor : 'guest',
    language,
    scheme: scheme === 'light' ? 'light' : 'dark',
    width: Number(width),
  };
}
