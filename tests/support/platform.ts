import { expect } from '@playwright/test';
import type { EndpointName } from '../../src/contracts/endpoints.ts';
import { openDoor, stackAddress } from './stack-address.ts';
import type { TestSite } from './a-site.ts';

/** How the platform shall fail one call, a number of times. */
export interface GivenFailure {
  readonly status: number;
  readonly code: string;
  readonly message?: string;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly times?: number;
}

/** State of the platform for one merchant. */
export interface Scenario {
  readonly accounts?: readonly Readonly<Record<string, unknown>>[];
  readonly failures?: Readonly<Partial<Record<EndpointName, GivenFailure>>>;
  readonly delays?: Readonly<Partial<Record<EndpointName, number>>>;
  readonly regionRestriction?: boolean;
  readonly [other: string]: unknown;
}

/** A call as the platform received it, decrypted. */
export interface ReceivedCall {
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A message that the platform sent to a phone or a mailbox. */
export interface OutboxMessage {
  readonly to: string;
  readonly text: string;
  readonly code?: string;
}

/** Steers the sandbox through its scenario door, always for one merchant. */
export interface Platform {
  readonly given: (site: TestSite, scenario: Scenario) => Promise<void>;
  readonly calls: (site: TestSite) => Promise<readonly ReceivedCall[]>;
  readonly outbox: (site: TestSite) => Promise<readonly OutboxMessage[]>;
  /** Resolves once the platform enforces this release; it asks for the newest at most once a second. */
  readonly enforces: (site: TestSite, release: string) => Promise<void>;
}

export const platform: Platform = {
  given: async (site, scenario) => {
    await openDoor(stackAddress.staffPort, '/test/scenario', { body: { merchant: site.code, ...scenario } });
  },
  calls: (site) => openDoor(stackAddress.staffPort, `/test/calls?merchant=${site.code}`),
  outbox: (site) => openDoor(stackAddress.staffPort, `/test/outbox?merchant=${site.code}`),
  enforces: (site, release) =>
    expect
      .poll(() => openDoor(stackAddress.staffPort, `/test/release?merchant=${site.code}`))
      .toMatchObject({ release }),
};
