import { contentProblems } from './problems/content-problems.ts';
import { fileProblems } from './problems/file-problems.ts';
import { themeAndAssetProblems } from './problems/theme-and-asset-problems.ts';
import { navigationProblems } from './problems/navigation-problems.ts';
import { policyProblems } from './problems/policy-problems.ts';
import { shapeProblems } from './problems/shape-problems.ts';

/** One thing wrong with a merchant's files, with the place where it can be put right. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  /** Path below the project root, for example `merchants/karat/site.json`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer into the file; empty for the whole file. */
  readonly pointer: string;
  /** What is wrong, with the value found. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** The nearest valid name, when a name is unknown. */
  readonly nearest?: string;
}

/** Every problem the compiler can report, by the part of a merchant that it is about. Codes are permanent. */
export const problemAreas = {
  'Files and formats': fileProblems,
  'Shape and identity': shapeProblems,
  'Themes and pictures': themeAndAssetProblems,
  'Navigation, flags and conditions': navigationProblems,
  'Texts, addresses and registration rules': contentProblems,
  'Policy packs': policyProblems,
} as const;

/** Every problem the compiler can report: title, what it is, why it matters, what to do. */
export const problemCatalogue = {
  ...fileProblems,
  ...shapeProblems,
  ...themeAndAssetProblems,
  ...navigationProblems,
  ...contentProblems,
  ...policyProblems,
} as const;

/** A permanent problem code. */
export type ProblemCode = keyof typeof problemCatalogue;
