import type { ContrastLine, MerchantHealth } from '../../../contracts/console/merchant-page.ts';
import type { ThemeDocument } from '../../../contracts/generated/theme.ts';
import { prove } from '../../../engine/index.ts';
import { measurePairs } from '../../../release/check/check-contrast.ts';
import { parseThemeFolder } from '../../../release/load/theme-source.ts';
import { readSubject } from '../../../release/prove/read-subject.ts';
import { readThemeFolder } from '../../../release/read-theme.ts';
import { compileChange } from '../../publishing/compile-change.ts';
import type { LiveState } from '../../publishing/guard-promises.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';

/**
 * Compiles and proves what is live of a merchant, and measures the colours of its theme.
 * @throws RefusedError `NOT_FOUND` when there is no such merchant.
 */
export async function readHealth(context: ConsoleContext, merchant: string): Promise<MerchantHealth> {
  const { publisher, compiler, tools } = context;
  const state = await publisher.stateOf(merchant);
  if (!state) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const compiled = await compileChange(compiler, state, () => Promise.resolve<LiveState>(state));
  const found = compiled.ok ? compiled.warnings : compiled.problems;
  const warnings = found.map(({ code, message, hint, file, pointer, line }) => ({
    code,
    message,
    hint,
    place: `${file}${line === undefined ? '' : `:${line}`}${pointer === undefined ? '' : ` ${pointer}`}`,
  }));
  if (!compiled.ok) return { warnings, proof: { claims: 0, situations: 0, findings: [], idle: [] }, contrast: [] };
  const { claims, situations, findings, idle } = prove(readSubject(state.files, compiled, tools));
  return {
    warnings,
    proof: {
      claims,
      situations,
      findings: findings.map(({ invariant, about, text }) => ({ name: `${invariant} at ${about}`, text })),
      idle,
    },
    contrast: await contrastOf(context, compiled.site.identity.theme),
  };
}

async function contrastOf({ folders }: ConsoleContext, theme: string): Promise<readonly ContrastLine[]> {
  const document = parseThemeFolder(await readThemeFolder(folders.themesDir, theme)).source?.theme;
  if (!document) return [];
  // The merchant has compiled with this theme, so the document is true to its schema.
  const spare = ({ least, dark, light }: ContrastLine) => Math.min(dark ?? least, light ?? least) / least;
  return measurePairs(document.value as ThemeDocument).toSorted((one, other) => spare(one) - spare(other));
}
