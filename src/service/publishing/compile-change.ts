import type { Compiler, CompileResult, EngineVariant, MadeRelease } from '../../release/compiler.ts';
import type { SiteState } from './guard-promises.ts';

/** What is to go live, and by which engine. */
interface Changed extends SiteState {
  readonly variant?: EngineVariant | undefined;
  /** The release that is live. */
  readonly made?: MadeRelease | undefined;
}

/**
 * Compiles what is to go live. A change of what is live (`live`; absent for a folder that is published) is not refused
 * for mistakes that are live already: once an engine has learnt to refuse them, nobody could stop anything or let anything
 * end at a brand that has them.
 */
export async function compileChange(
  compiler: Compiler,
  { files, overrides, variant, made }: Changed,
  live?: () => Promise<SiteState | undefined>,
): Promise<CompileResult> {
  const result = await compiler.compile(files, { overrides, ...variant, made });
  const state = result.ok ? undefined : await live?.();
  if (state === undefined) return result;
  const before = await compiler.check(state.files, { overrides: state.overrides, ...variant });
  return before.ok ? result : compiler.compile(files, { overrides, ...variant, made, known: before.problems });
}
