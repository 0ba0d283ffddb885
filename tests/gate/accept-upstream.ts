import { runPlaywright } from './accept.ts';
import { withStack } from './with-stack.ts';

/** The account screens: their tests pass whoever is master of the site configuration. */
const accountAreas = ['login', 'register', 'forgot', 'change-password', 'trial', 'validation'];
/** One test of each thing that reaches a browser another way: a flag, a rule, a moved call, a foreign error code. */
const sample = '@A-054|@A-057|@A-075|@A-080|@A-109|@A-113|@A-114|@A-127|@A-132|@A-285';

/**
 * Runs the account screens' tests on merchants that follow a platform of another make: their configuration arrives as
 * its answer, their calls have its paths and its error codes. Whole, or a sample of each kind.
 */
async function acceptUpstream({ isWhole }: { readonly isWhole: boolean }): Promise<boolean> {
  const areas = accountAreas.flatMap((area) => ['--area', area]);
  const args = isWhole ? areas : [...areas, '-g', sample];
  const { passed, failed } = await withStack((env) => runPlaywright(env, args, { LIVERY_SOURCE: 'upstream' }));
  process.stdout.write(`\nupstream: ${passed} passed, ${failed} failed\n`);
  return failed === 0;
}

if (import.meta.main)
  process.exitCode = (await acceptUpstream({ isWhole: !process.argv.includes('--sample') })) ? 0 : 1;
