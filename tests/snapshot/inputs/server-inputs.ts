import { globSync } from 'node:fs';
import type { Inputs } from './inputs.ts';
import { hashCode, type KnownCode } from './hash-code.ts';

/** Parts of the service that make no player's page: what staff see, and what stands around a server. */
const ofStaff = ['alarms', 'backup', 'console', 'log', 'operator', 'preview', 'scenes', 'start', 'tracing', 'upstream'];

/** Server code and data that pages are made with; what the compiler makes is in the release already. */
const kept = {
  service: ['src/service/**/*.ts', 'src/app/render-shell.tsx'],
  platform: ['src/sandbox/**/*.{ts,json}', 'src/art/**/*.{ts,json}'],
  recipe: ['tests/snapshot/cell.ts', 'tests/snapshot/take/*.ts', 'tests/support/{chromium,await-*}.ts'],
} as const;

const left = new RegExp(`\\.test\\.tsx?$|(^|[./])fixture\\.tsx?$|^src/service/(${ofStaff.join('|')})/`);

/** What every picture depends on: the service, the platform with its data, and how pictures are taken. */
export async function serverInputs(root: string, known: KnownCode): Promise<Inputs> {
  const entries = await Promise.all(
    Object.entries(kept).map(async ([kind, patterns]) => {
      const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !left.test(file));
      const hashed = files.sort().map(async (file) => [file, await hashCode(root, file, known)] as const);
      return [kind, Object.fromEntries(await Promise.all(hashed))] as const;
    }),
  );
  return Object.fromEntries(entries);
}
