import type { Scene } from '../../contracts/scene.ts';
import type { Limiter } from '../../storage/limits/limiter.ts';
import type { SecurityLog } from '../../storage/security-log/security-log.ts';
import type { HostTable } from '../live/host-table.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { PartCache } from '../live/part-cache.ts';
import type { SiteRegistry } from '../live/site-registry.ts';
import type { PassChecks } from '../passes/pass-checks.ts';
import type { Platforms } from '../mapping/platforms.ts';
import type { DemoSessions } from '../scenes/demo-sessions.ts';
import type { ErrorCards } from '../store/error-cards.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { StatusReader } from '../pages/read-status.ts';
import type { Frame, Frames } from '../preview/frames.ts';
import type { Previews } from '../preview/previews.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Assets } from '../store/assets.ts';
import type { UpstreamWatch } from '../upstream/watch-upstreams.ts';

/** What the routes of the site service share. */
export interface ServiceContext {
  readonly registry: SiteRegistry;
  readonly hosts: HostTable;
  readonly limiter: Limiter;
  /** Where limits that are reached are noted. */
  readonly security: SecurityLog;
  readonly parts: PartCache;
  readonly hub: StreamHub;
  readonly cards: ErrorCards;
  /** Keys by which testers find a closed site open. */
  readonly passes: PassChecks;
  readonly pages: PageRenderer;
  readonly readStatus: StatusReader;
  readonly publisher: Publisher;
  readonly upstreams: Pick<UpstreamWatch, 'askNow'>;
  readonly previews: Previews;
  readonly platforms: Platforms;
  /** Releases that the console shows in frames; absent where it cannot. */
  readonly frames?: Frames | undefined;
  /** Where browsers reach its games. */
  readonly gamesUrl: string;
  /** Folder of the built browser code. */
  readonly clientDir: string;
  /** Files of other builds; absent where there is one build. */
  readonly assets?: Pick<Assets, 'find'> | undefined;
  /** Origin of the start page; absent where there is none. */
  readonly startOrigin?: string;
  /** Sessions of scenes' visitors; absent where there are no scenes. */
  readonly demoSessions?: DemoSessions;
  /** Port of `<code>.localhost`. */
  readonly port: number;
  readonly test: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The live site whose address was asked; absent where no brand is served. */
    site: LiveSite | null;
    /** Code of the folder whose preview was asked. */
    previewOf: string | null;
    /** The console's frame whose address was asked. */
    frame: Frame | null;
    /** The scene whose address was asked. */
    scene: Scene | null;
  }
}
