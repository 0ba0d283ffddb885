import { join, resolve } from 'node:path';
import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import { readMappingFile } from '../mapping/read-mapping-file.ts';
import { createSecretReader } from '../mapping/read-secret.ts';
import type { TracingSettings } from '../tracing/open-tracing.ts';
import type { Fault } from './fault.ts';
import { folderFaults, type ServerFolders } from './folder-faults.ts';
import { readEnvironmentSchema, readSettings, type Setting, type SettingName } from './read-settings.ts';
import { readTracing } from './read-tracing.ts';
import { settingFaults } from './setting-faults.ts';

/** What a production server is started with; every value has been checked. */
export interface ProductionSettings {
  readonly platformUrl: string;
  /** How that platform speaks; absent: as its document says. */
  readonly platformMapping?: PlatformMapping;
  /** Absent: the embedded database, which was asked for. */
  readonly databaseUrl?: string;
  readonly storageKey: string;
  readonly internalKey: string;
  readonly folders: ServerFolders;
  /** Whether this node's engine counts as the newest, because somebody goes back to it. */
  readonly isNewest: boolean;
  /** Domains below which every brand answers by its code. */
  readonly hosts: readonly string[];
  /** Origin of the console; absent: there is none. */
  readonly consoleOrigin?: string;
  /** Origin below whose host the console shows releases; absent: it shows none. */
  readonly previewsOrigin?: string;
  /** Origin where the platform answers the console about players; absent: it does not. */
  readonly deskUrl?: string;
  readonly address: string;
  readonly port: number;
  /** As `readTrustedProxies` takes it. */
  readonly trustProxy: string;
  /** Where operators ask for health and metrics; absent: nowhere. */
  readonly operator?: { readonly address: string; readonly port: number };
  /** Address that alarms are posted to. */
  readonly alarmWebhook?: string;
  /** Where traces go; absent: nowhere. */
  readonly tracing?: TracingSettings;
}

/** The environment of a production server, read and judged. */
export interface ProductionReading {
  readonly settings: readonly Setting[];
  /** Everything that is wrong; a server starts only when nothing is. */
  readonly faults: readonly Fault[];
  /** What to start with; absent when something is wrong. */
  readonly production?: ProductionSettings;
}

/** Reads the environment by `schemas/production.schema.json` and looks at the folders; `root` is the built folder. */
export function readProduction(env: NodeJS.ProcessEnv, root: string): ProductionReading {
  const schema = readEnvironmentSchema();
  const settings = readSettings(env, schema);
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  const valueOf = (name: SettingName) => values.get(name) ?? '';
  const folders: ServerFolders = {
    root,
    dataDir: resolve(valueOf('LIVERY_DATA') || '/var/lib/livery'),
    merchantsDir: resolve(valueOf('LIVERY_MERCHANTS') || join(root, 'merchants')),
    themesDir: resolve(valueOf('LIVERY_THEMES') || join(root, 'themes')),
  };
  const mappingFile = values.get('LIVERY_PLATFORM_MAPPING');
  const read = mappingFile === undefined ? undefined : readMappingFile(mappingFile, createSecretReader(env));
  const mappingFaults = (read?.faults ?? []).map((says) => ({
    about: 'LIVERY_PLATFORM_MAPPING',
    says,
    todo: schema.properties.LIVERY_PLATFORM_MAPPING.$comment,
  }));
  const faults = [...settingFaults(env, settings, schema), ...folderFaults(folders), ...mappingFaults];
  if (faults.length > 0) return { settings, faults };
  const databaseUrl = values.get('DATABASE_URL');
  const operatorPort = values.get('LIVERY_OPERATOR_PORT');
  const alarmWebhook = values.get('LIVERY_ALARM_WEBHOOK');
  const consoleOrigin = values.get('LIVERY_CONSOLE');
  const previewsOrigin = values.get('LIVERY_PREVIEWS');
  const deskUrl = values.get('LIVERY_DESK');
  const tracing = readTracing(values);
  const production: ProductionSettings = {
    platformUrl: valueOf('LIVERY_PLATFORM_URL'),
    ...(read?.mapping ? { platformMapping: read.mapping } : {}),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    storageKey: valueOf('LIVERY_STORAGE_KEY'),
    internalKey: valueOf('LIVERY_INTERNAL_KEY'),
    folders,
    isNewest: valueOf('LIVERY_PUBLISH') === '1',
    hosts: valueOf('LIVERY_HOSTS')
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
    ...(consoleOrigin === undefined ? {} : { consoleOrigin }),
    ...(previewsOrigin === undefined ? {} : { previewsOrigin }),
    ...(deskUrl === undefined ? {} : { deskUrl }),
    address: valueOf('LIVERY_ADDRESS'),
    port: Number(valueOf('LIVERY_PORT')),
    trustProxy: valueOf('LIVERY_TRUST_PROXY'),
    ...(operatorPort === undefined
      ? {}
      : { operator: { address: valueOf('LIVERY_OPERATOR_ADDRESS'), port: Number(operatorPort) } }),
    ...(alarmWebhook === undefined ? {} : { alarmWebhook }),
    ...(tracing === undefined ? {} : { tracing }),
  };
  return { settings, faults, production };
}
