import type { Compiler, CompileResult, EngineVariant } from '../../release/compiler.ts';
import type { SiteState } from './guard-promises.ts';

/**
 * Compiles what is to go live. A change of what is live (`live`; absent for a folder that is published) is not refused
 * for mistakes that are live already: once an engine has learnt to refuse them, nobody could stop anything or let anything
 * end at a brand that has them.
 */
export async function compileChange(
  compiler: Compiler,
  { files, overrides, variant }: SiteState & { readonly variant?: EngineVariant | undefined },
  live?: () => Promise<SiteState | undefined>,
): Promise<CompileResult> {
  const result = await compiler.compile(files, { overrides, ...variant });
  const state = result.ok ? undefined : await live?.();
  if (state === undefined) return result;
  const before = await compiler.compile(state.files, { overrides: state.overrides, ...variant });
  return before.ok ? result : compiler.compile(files, { overrides, ...variant, known: before.problems });
}
