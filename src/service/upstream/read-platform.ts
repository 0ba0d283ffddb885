import { endpoints } from '../../contracts/endpoints.ts';
import type { MappedStatus } from '../../release/upstream/map-status.ts';
import { mapStatus } from '../../release/upstream/map-status.ts';
import type { AskPlatform, PlatformAnswer, PlatformQuestion } from './ask-platform.ts';
import type { UpstreamSettings } from './upstream-settings.ts';

/** Answers of a platform that a later 304 stands for. */
export interface KnownAnswers {
  readonly status: Known;
  /** Absent: the platform has no such call. */
  readonly settings?: Known;
}

interface Known {
  readonly value: unknown;
  readonly etag?: string;
}

/** What a platform says at this moment. */
export type PlatformReading =
  | { readonly kind: 'same' }
  | { readonly kind: 'said'; readonly mapped: MappedStatus; readonly known: KnownAnswers }
  | { readonly kind: 'failed'; readonly message: string };

interface Reader {
  readonly merchant: string;
  readonly settings: UpstreamSettings;
  /** Platform of merchants that name none. */
  readonly platformUrl: string;
  /** What the last questions brought; absent asks without tags. */
  readonly known?: KnownAnswers | undefined;
  readonly ask: AskPlatform;
}

/** Asks for status and register settings, with the tags of what is known (rows ). */
export async function readPlatform({ merchant, settings, platformUrl, known, ask }: Reader): Promise<PlatformReading> {
  const base = settings.url ?? platformUrl;
  const { systemStatus, registerSettings } = endpoints;
  const question = {
    base,
    mapping: settings.mapping,
    merchant,
    call: 'systemStatus',
    module: systemStatus.module,
    path: settings.statusPath,
  };
  const answered = await ask({ ...question, etag: known?.status.etag });
  if (answered.kind === 'failed') return answered;
  if (answered.kind === 'missing') return { kind: 'failed', message: `${settings.statusPath} is not there.` };
  const status = answered.kind === 'answer' ? answered : known?.status;
  if (!status) return { kind: 'failed', message: 'The platform says that nothing changed, and said nothing before.' };

  const path = settingsPathIn(status.value) ?? settings.settingsPath;
  const ofRules = { path, call: 'registerSettings', module: registerSettings.module };
  const rules = await ask({ ...question, ...ofRules, etag: known?.settings?.etag });
  if (rules.kind === 'failed') return rules;
  const isSame = (answer: typeof rules, before: Known | undefined) =>
    answer.kind === 'unchanged' || (answer.kind === 'missing' && before === undefined);
  if (answered.kind === 'unchanged' && isSame(rules, known?.settings)) return { kind: 'same' };

  const register = rules.kind === 'answer' ? rules : rules.kind === 'unchanged' ? known?.settings : undefined;
  const { flagKeys } = settings;
  const answers = { status: status.value, settings: register?.value, flagKeys };
  const first = mapStatus(answers);
  if (!first.ok) return { kind: 'failed', message: first.message };
  const template = await askTemplate(first, question, ask);
  if (template?.kind === 'failed') return template;
  const mapped = template?.kind === 'answer' ? mapStatus({ ...answers, template: template.value }) : first;
  if (!mapped.ok) return { kind: 'failed', message: mapped.message };
  return { kind: 'said', mapped, known: { status: keep(status), ...(register ? { settings: keep(register) } : {}) } };
}

/** The template call, where the status has no templates (row A-347); its answer changes when the others do. */
async function askTemplate(
  { site }: MappedStatus,
  question: Pick<PlatformQuestion, 'base' | 'mapping' | 'merchant'>,
  ask: AskPlatform,
): Promise<PlatformAnswer | undefined> {
  if (site.template) return undefined;
  const { path, module } = endpoints.templateSettings;
  const ofTemplate = { path: site.paths?.['templateSettings'] ?? path, call: 'templateSettings', module };
  return ask({ ...question, ...ofTemplate, etag: undefined });
}

function keep({ value, etag }: Known): Known {
  return { value, ...(etag === undefined ? {} : { etag }) };
}

/** The platform may have moved the call (row A-316). */
function settingsPathIn(status: unknown): string | undefined {
  const mapped = mapStatus({ status });
  return mapped.ok ? mapped.site.paths?.['registerSettings'] : undefined;
}
