import { join } from 'node:path';
import type { CompileCache } from './emit/compile-cache.ts';
import { createCompileCache } from './emit/compile-cache.ts';
import type { EngineTexts } from './load/engine-texts.ts';
import { loadEngineTexts } from './load/engine-texts.ts';
import { hashEngine } from './load/hash-engine.ts';
import type { PatternCheck } from './patterns/check-pattern.ts';
import { createPatternCheck } from './patterns/check-pattern.ts';
import { createMatchCheck } from './prove/can-match.ts';
import type { SchemaValidator } from './validate/schema-validator.ts';
import { createSchemaValidator } from './validate/schema-validator.ts';

/** What every compiler of one engine needs: schemas, texts, and costly results by the content that they were made from. */
export interface EngineTools {
  /** Hash of everything that these depend on. */
  readonly engine: string;
  readonly validate: SchemaValidator;
  readonly texts: EngineTexts;
  readonly cache: CompileCache;
  readonly checkPattern: PatternCheck;
  readonly canMatch: ReturnType<typeof createMatchCheck>;
}

// The tools of an engine have nothing of a project's merchants or themes and all that changes in them is what they remember,
// so that the compilers of a process share them: opening one and compiling a first brand takes a fraction of the time.
const engines = createCompileCache(2);

/** The tools of the engine in a project folder, as it is at this moment. */
export async function openEngineTools(rootDir: string): Promise<EngineTools> {
  const engine = await hashEngine(rootDir);
  return engines.remember(engine, () => makeEngineTools(rootDir, engine));
}

/** Tools that remember nothing yet and share nothing; `engine` is the hash of the engine in the folder. */
export async function makeEngineTools(rootDir: string, engine: string): Promise<EngineTools> {
  return {
    engine,
    validate: createSchemaValidator(join(rootDir, 'schemas')),
    texts: await loadEngineTexts(join(rootDir, 'src')),
    cache: createCompileCache(),
    checkPattern: createPatternCheck(),
    canMatch: createMatchCheck(),
  };
}
