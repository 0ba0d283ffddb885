import type { ProblemCode } from '../../contracts/problems.ts';
import { brokenContent } from './broken-content.fixture.ts';
import { brokenFiles } from './broken-files.fixture.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';
import { brokenIdentity } from './broken-identity.fixture.ts';
import { brokenLooks } from './broken-looks.fixture.ts';
import { brokenNavigation } from './broken-navigation.fixture.ts';
import { brokenPatterns } from './broken-patterns.fixture.ts';
import { brokenPolicy } from './broken-policy.fixture.ts';
import { brokenRegistration } from './broken-registration.fixture.ts';
import { brokenShapes } from './broken-shapes.fixture.ts';

/** Every broken folder by the code that it yields; the first of a code stands in the reference beside its mended twin. */
export const everyBroken: BrokenFolders<ProblemCode> = {
  ...brokenFiles,
  ...brokenShapes,
  ...brokenIdentity,
  ...brokenLooks,
  ...brokenNavigation,
  ...brokenContent,
  ...brokenRegistration,
  ...brokenPatterns,
  ...brokenPolicy,
};
