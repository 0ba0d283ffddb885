import type { EvidenceLine } from '../evidence.ts';
import type { ProblemLine } from './api.ts';
import type { OverrideLine } from './flags.ts';
import type { HistoryEntryLine, MerchantLine } from './merchants.ts';

/** What is known of a merchant without compiling anything. */
export interface MerchantPage extends MerchantLine {
  readonly languages: { readonly default: string; readonly offered: readonly string[] };
  readonly currency: string;
  /** Policy pack of the jurisdiction; absent where it names none. */
  readonly policy?: string;
  /** Live changes, by name. */
  readonly live: readonly (OverrideLine & { readonly name: string })[];
  /** How it gets on with its platform; absent when it is its own master. */
  readonly upstream?: UpstreamState;
  /** Promises that are broken as it stands, with the change that broke each, or that will be. */
  readonly broken: readonly { readonly name: string; readonly since?: HistoryEntryLine; readonly later: boolean }[];
  /** Bytes of the parts of its release, as they are and as browsers load them (Brotli); the heaviest first. */
  readonly weights: readonly PartWeight[];
}

export interface PartWeight {
  /** `site`, `texts ur`, `asset logo.svg`. */
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
}

export interface UpstreamState {
  /** Absent: the platform that the service passes calls to. */
  readonly url?: string;
  /** When it last said something else than before. */
  readonly answeredAt?: string;
  /** Why it is not believed at the moment. */
  readonly failure?: {
    readonly since: string;
    readonly at: string;
    readonly attempts: number;
    readonly message: string;
  };
  /** What of its answer has no place, in English sentences. */
  readonly notes: readonly string[];
}

/** What compiling and proving the live state finds. */
export interface MerchantHealth {
  readonly warnings: readonly (ProblemLine & { readonly place: string })[];
  readonly proof: {
    /** Promises, and the situations over which they were tried. */
    readonly claims: number;
    readonly situations: number;
    /** Promises that break, now or by a change of values, each in sentences. */
    readonly findings: readonly { readonly name: string; readonly text: string }[];
    /** Switches that are on and change nothing. */
    readonly idle: readonly string[];
  };
  /** Colour pairs of its theme, the tightest first; none when the theme's folder is not on this node. */
  readonly contrast: readonly ContrastLine[];
}

export interface ContrastLine {
  readonly foreground: string;
  readonly background: string;
  /** The contrast that is needed: 4.5 means 4.5:1. */
  readonly least: number;
  /** The contrast that there is; absent where a token is no colour. */
  readonly dark?: number;
  readonly light?: number;
}

/** What differs between what is live and the merchant's folder on this node, as `livery diff` says it. */
export type DriftAnswer =
  | { readonly state: 'same' }
  | { readonly state: 'differs'; readonly sections: readonly DriftSection[] }
  /** The folder does not compile. */
  | { readonly state: 'refused'; readonly problems: readonly ProblemLine[] }
  /** This node has no such folder. */
  | { readonly state: 'absent' };

export interface DriftSection {
  readonly kind: 'noticed' | 'values' | 'words' | 'weight';
  readonly lines: readonly string[];
}

/** How what is live stands to the rules of a jurisdiction, as `livery evidence` says it. */
export interface EvidenceAnswer {
  /** Packs that it can be read against. */
  readonly packs: readonly { readonly id: string; readonly title: string }[];
  /** The one that it was: the merchant's own unless another was named. Absent where there is none. */
  readonly pack?: { readonly id: string; readonly title: string; readonly notice: string; readonly source: string };
  /** Clauses, those that are not covered first. */
  readonly lines: readonly EvidenceLine[];
}
