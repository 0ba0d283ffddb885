import { endpoints } from '../../contracts/endpoints.ts';
import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import { MAPPING_FILE } from '../../release/load/merchant-source.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';

/** Where and how a merchant's platform is asked. */
export interface UpstreamSettings {
  /** Absent: the platform that the service passes calls to. */
  readonly url?: string;
  /** Where players' calls go; absent: the platform of the service. */
  readonly callsUrl?: string;
  readonly everyMs: number;
  readonly statusPath: string;
  /** Path of the register settings until the status answer names another. */
  readonly settingsPath: string;
  /** Names under which the platform sends flags of the catalogue. */
  readonly flagKeys: Readonly<Record<string, string>>;
  /** How the platform speaks; absent: as its document says. */
  readonly mapping?: PlatformMapping;
}

/** The settings of a folder that follows a platform; nothing when the folder is its own master. */
export function readUpstreamSettings({ files }: FolderFiles): UpstreamSettings | undefined {
  const site = parse(files.get('site.json'));
  if (site['source'] !== 'upstream') return undefined;
  const { url, everySeconds, passCalls } = fieldsOf(site['upstream']);
  const { systemStatus, registerSettings } = fieldsOf(site['paths']);
  const mapping = files.get(MAPPING_FILE);
  return {
    ...(typeof url === 'string' ? { url } : {}),
    ...(typeof url === 'string' && passCalls === true ? { callsUrl: url } : {}),
    everyMs: (typeof everySeconds === 'number' ? everySeconds : 30) * 1_000,
    statusPath: typeof systemStatus === 'string' ? systemStatus : endpoints.systemStatus.path,
    settingsPath: typeof registerSettings === 'string' ? registerSettings : endpoints.registerSettings.path,
    flagKeys: Object.fromEntries(Object.entries(fieldsOf(site['flagKeys'])).map(([name, key]) => [name, String(key)])),
    ...(mapping ? { mapping: parse(mapping) } : {}),
  };
}

/** The compiler says what is wrong with a file; one that is no JSON follows no platform. */
function parse(bytes: Uint8Array | undefined): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(Buffer.from(bytes ?? []).toString('utf8')));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
