import type { PlatformMapping } from '../contracts/generated/platform-mapping.ts';
import type { ServedBrand } from './brands.ts';
import type { OwnPages } from './build-app.ts';
import type { ProveDomain } from './domains/prove-domain.ts';
import type { ServiceLog } from './log/service-log.ts';
import type { FolderReport } from './publishing/publish-changed-folders.ts';
import type { FolderRole } from './publishing/publish-as-owner.ts';
import type { TracingSettings } from './tracing/open-tracing.ts';

/** How the site service is started. */
export interface ServiceOptions {
  /** Folder of the service's own data. */
  readonly dataDir: string;
  readonly port: number;
  /** Address to listen on; this machine's own when absent. */
  readonly address?: string;
  /** Domains below which brands answer by their codes on a production server; absent on a development machine. */
  readonly hosts?: readonly string[];
  /** First of the ports that serve one brand each, for machines that do not resolve `*.localhost`; absent for none. */
  readonly firstBrandPort?: number;
  readonly sandboxUrl: string;
  /** How that platform speaks; absent: as its document says. */
  readonly platformMapping?: PlatformMapping | undefined;
  /** Where browsers reach the games of the sandbox, where that is not `sandboxUrl`: a frame of another origin is refused. */
  readonly gamesUrl?: string | undefined;
  /** Origin of the console, `https://console.example.com`; absent: there is none. */
  readonly consoleOrigin?: string;
  /** Origin where the platform answers the console about players (`contracts/desk.ts`); absent: it does not. */
  readonly deskUrl?: string | undefined;
  /** Origin below whose host the console shows releases in frames, `https://preview.example.com`; absent: it shows none. */
  readonly previewsOrigin?: string;
  /** The start page of a development start: its port, and where the sandbox shows what it lists. Absent for none. */
  readonly startPage?: { readonly port: number; readonly staffUrl: string; readonly docsUrl?: string };
  /** Pages of a development start at this machine's own name; absent for none. */
  readonly ownPages?: OwnPages;
  /** Folder of the built player app, with `client/` and `server/`. */
  readonly buildDir: string;
  /** Nodes of other builds may run beside this one, or before and after it: files of every build are kept in the store. */
  readonly keepsAssets?: boolean;
  /** File with the secret that the platform shows; made when it is missing. */
  readonly internalKeyFile: string;
  /** The secret itself, where an operator gave it to a platform of another machine; then no file is made. */
  readonly internalKey?: string;
  /** Keys of the counted names; `LIVERY_STORAGE_KEY` when absent. */
  readonly storageKey?: string;
  /** Opens the test doors; refused in production. */
  readonly isTest: boolean;
  readonly databaseUrl?: string | undefined;
  readonly rootDir?: string;
  readonly merchantsDir?: string;
  /** What the start does with the merchants folder; nothing when absent. */
  readonly folders?: FolderRole;
  /** Whether the engine of this node counts as the newest from its start on, as with `takeOver`. */
  readonly isNewest?: boolean;
  readonly themesDir?: string;
  /** Addresses and networks of the proxies in front; `LIVERY_TRUST_PROXY` when absent. */
  readonly trustedProxies?: readonly string[];
  readonly streamLimits?: { readonly total: number; readonly perAddress: number };
  /** Sentences for a terminal when absent. */
  readonly log?: ServiceLog;
  /** Where operators ask for health and metrics; absent for nowhere. */
  readonly operator?: { readonly address: string; readonly port: number };
  /** Address that alarms are posted to; absent for none. */
  readonly alarmWebhook?: string | undefined;
  /** Where traces go; absent: nothing of them is loaded. */
  readonly tracing?: TracingSettings | undefined;
  /** How domains are proved; by the DNS of this machine when absent. */
  readonly prove?: ProveDomain;
  readonly onStep?: (name: string, milliseconds: number, note?: string) => void;
}

/** A running site service. */
export interface Service {
  readonly brands: readonly ServedBrand[];
  readonly folders: FolderReport;
  /** One-time link for the console's first administrator; absent without a console, and once somebody has joined. */
  readonly firstLink?: string;
  close(): Promise<void>;
}
