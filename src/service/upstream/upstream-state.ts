import type { MappedStatus } from '../../release/upstream/map-status.ts';
import type { UpstreamSettings } from './upstream-settings.ts';

/** What of a platform's answer could not be used. */
export interface UpstreamNotes extends Partial<Pick<MappedStatus, 'unknownFlags' | 'unmapped' | 'contradictions'>> {
  /** Why a new answer waits although it could go live. */
  readonly held?: string;
}

/** Why a platform is not believed at the moment; the last good configuration stays live. */
export interface UpstreamFailure {
  /** ISO 8601. */
  readonly since: string;
  /** The last attempt, ISO 8601. */
  readonly at: string;
  readonly attempts: number;
  readonly message: string;
}

/** How one merchant gets on with its platform. */
export interface UpstreamLine {
  readonly merchant: string;
  /** Absent: the platform that the service passes calls to. */
  readonly url?: string;
  /** When the platform last said something else than before, ISO 8601. */
  readonly answeredAt?: string;
  readonly notes: UpstreamNotes;
  readonly failure?: UpstreamFailure;
}

/** What the store keeps about a merchant that follows a platform. */
export interface StoredUpstream {
  readonly merchant: string;
  readonly settings: UpstreamSettings;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly notes: UpstreamNotes;
  readonly failure: UpstreamFailure | null;
  /** Rises with each publication, so that a reader can ask for what is new. */
  readonly changed: number;
}

/** The state of a platform as staff read it. */
export function upstreamLine({ merchant, settings, answered_at, notes, failure }: StoredUpstream): UpstreamLine {
  return {
    merchant,
    ...(settings.url === undefined ? {} : { url: settings.url }),
    ...(answered_at ? { answeredAt: answered_at.toISOString() } : {}),
    notes,
    ...(failure ? { failure } : {}),
  };
}
