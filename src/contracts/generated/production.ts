/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/production.schema.json. Do not edit. */

/**
 * Environment of a production server (`npm run serve`). A secret may also be given as a file: NAME_FILE names it. The $comment of a setting says what to do when it is missing or cannot be used.
 */
export interface ProductionEnvironment {
  /**
   * Address of the platform that players' calls go to, without a path; a brand whose site.json names a platform of its own goes there.
   */
  LIVERY_PLATFORM_URL: string;
  /**
   * File that says how that platform speaks, absolute, by `schemas/platform-mapping.schema.json`; absent: as `schemas/platform.openapi.yaml` says. The variables that it names begin with `PLATFORM_`.
   */
  LIVERY_PLATFORM_MAPPING?: string;
  /**
   * PostgreSQL database of releases, pointers and history; all nodes share it.
   */
  DATABASE_URL: string;
  /**
   * 1 allows one node to keep its releases in an embedded database in the data folder, without DATABASE_URL; there is then no second node, and a backup needs a stop.
   */
  LIVERY_EMBEDDED_DATABASE?: '1';
  /**
   * Key of 32 bytes in base64 under which names and numbers are counted; all nodes share it. After a change the older ones follow, separated by commas.
   */
  LIVERY_STORAGE_KEY: string;
  /**
   * Secret that your platform shows in the header livery-internal when it asks for the rules that it enforces; 32 visible characters or more.
   */
  LIVERY_INTERNAL_KEY: string;
  /**
   * Folder of this node's own data, absolute, outside the built folder: security log, control socket, lock. Mode 0700; made when it is missing.
   */
  LIVERY_DATA: string;
  /**
   * Folder with one folder for each brand, absolute; absent: `merchants` in the built folder, which holds the six sample brands. Nothing of it is served before somebody publishes it.
   */
  LIVERY_MERCHANTS?: string;
  /**
   * Folder with one folder for each theme, absolute; absent: `themes` in the built folder.
   */
  LIVERY_THEMES?: string;
  /**
   * 1 goes back to the build of this node for good: what a newer one made live may be changed by it again. Take it away before the next update; absent: a node leaves such brands to newer ones.
   */
  LIVERY_PUBLISH?: '1';
  /**
   * Domains below which every brand answers by its code, separated by commas; absent: brands answer at the domains of their merchant.json alone.
   */
  LIVERY_HOSTS?: string;
  /**
   * Origin of the console for staff, on a host of its own that no brand has; absent: there is none. `livery staff "<name>"` on the server lets the first administrator in.
   */
  LIVERY_CONSOLE?: string;
  /**
   * Origin below whose host the console shows releases in frames, each on a name of its own: its wildcard name and certificate lead to this server; absent: the console shows none.
   */
  LIVERY_PREVIEWS?: string;
  /**
   * Origin where the platform answers the console about live chat, questions and applications, by the shapes of `src/contracts/desk.ts` and with the internal key; absent: the console's pages say that there is none.
   */
  LIVERY_DESK?: string;
  /**
   * Address that the service listens on, of this machine's or all: a proxy in front ends TLS.
   */
  LIVERY_ADDRESS?: string;
  /**
   * Port that the service listens on.
   */
  LIVERY_PORT?: string;
  /**
   * Addresses and networks of the proxies in front, separated by commas: only they are believed about a player's address and about TLS. Absent: nobody is, and behind a proxy all players count as one address.
   */
  LIVERY_TRUST_PROXY?: string;
  /**
   * Port of its own for operators: `/livery/health` and `/metrics`, without a login; absent: none.
   */
  LIVERY_OPERATOR_PORT?: string;
  /**
   * Address that the operators' port listens on; anybody who reaches it reads how many players there are.
   */
  LIVERY_OPERATOR_ADDRESS?: string;
  /**
   * Address that every alarm is posted to as JSON when it begins and when it is over; absent: alarms stand in the log alone.
   */
  LIVERY_ALARM_WEBHOOK?: string;
  /**
   * Address of a receiver of OpenTelemetry traces, OTLP over HTTP, without `/v1/traces`; absent: there are none, and nothing that makes them is loaded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  /**
   * Headers that the receiver wants, `name=value`, separated by commas.
   */
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  /**
   * Name of this service in its traces.
   */
  OTEL_SERVICE_NAME?: string;
  /**
   * Share of the requests that are traced, 0 to 1.
   */
  OTEL_TRACES_SAMPLER_ARG?: string;
  /**
   * Origins of platforms that are told by the header `traceparent` which trace a call belongs to, separated by commas; absent: none is.
   */
  LIVERY_TRACEPARENT_TO?: string;
}
