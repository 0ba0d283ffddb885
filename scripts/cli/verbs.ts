import { affects } from './affects.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { brands } from './brands.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';
import { diff } from './diff.ts';
import { domain } from './domain.ts';
import { doctor } from './doctor.ts';
import { evidence } from './evidence.ts';
import { explain } from './explain.ts';
import { flag } from './flag.ts';
import { given } from './given.ts';
import { history } from './history.ts';
import { importVerb } from './import.ts';
import { language } from './language.ts';
import { maintenance } from './maintenance.ts';
import { manifest } from './manifest.ts';
import { member } from './member.ts';
import { newVerb } from './new.ts';
import { platform } from './platform.ts';
import { prove } from './prove.ts';
import { publish } from './publish.ts';
import { rekey } from './rekey.ts';
import { restore } from './restore.ts';
import { rollback } from './rollback.ts';
import { snapshot } from './snapshot.ts';
import { staff } from './staff.ts';
import { state } from './state.ts';
import { theme } from './theme.ts';
import { undo } from './undo.ts';
import { upgrade } from './upgrade.ts';
import { upstream } from './upstream.ts';
import { why } from './why.ts';
import type { Verb } from './verb.ts';

/** Every verb of the command line, in the order of its help: make, ask, change, look after. */
export const verbs: readonly Verb[] = [
  newVerb,
  dev,
  importVerb,
  theme,
  language,
  check,
  manifest,
  prove,
  evidence,
  affects,
  diff,
  explain,
  brands,
  snapshot,
  state,
  publish,
  flag,
  maintenance,
  history,
  why,
  rollback,
  undo,
  domain,
  upstream,
  platform,
  upgrade,
  member,
  given,
  staff,
  audit,
  rekey,
  backup,
  restore,
  doctor,
];
