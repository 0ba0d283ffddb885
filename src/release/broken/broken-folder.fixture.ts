import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Override } from '../../contracts/origins.ts';
import type { ProblemCode } from '../../contracts/problems.ts';
import type { FolderOptions } from './a-merchant-folder.fixture.ts';

/** One kind of mistake in a merchant folder, and what the compiler must say about it. */
export interface BrokenFolder extends FolderOptions {
  /** The mistake in a few words. */
  readonly mistake: string;
  readonly features?: readonly FeatureManifest[];
  readonly overrides?: readonly Pick<Override, 'name' | 'value'>[];
  /** Folders that are checked before this one. */
  readonly beside?: readonly FolderOptions[];
  /** File below the merchant's folder, or a whole name such as `themes/…`. */
  readonly file: string;
  /** Letters that stand in the line that is named; absent for line 1. */
  readonly line?: string;
  /** JSON pointer; empty when absent. */
  readonly pointer?: string;
  readonly nearest?: string;
  /** What the message must say. */
  readonly says: RegExp;
  /** Further codes that the same mistake rightly brings. */
  readonly also?: readonly ProblemCode[];
}

/** A mistake that stands in the reference, with what is otherwise once it is mended. */
export interface ShownFolder extends BrokenFolder {
  readonly mended: FolderOptions & Pick<BrokenFolder, 'features' | 'beside'>;
  /** Words of the reference where a merchant's files cannot show the difference. */
  readonly shown?: { readonly wrong: string; readonly mended: string };
}

/** At least one folder for every code of an area, the first with its mended twin. */
export type BrokenFolders<Code extends ProblemCode> = Readonly<Record<Code, readonly [ShownFolder, ...BrokenFolder[]]>>;
