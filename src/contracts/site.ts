import type { SettingValues } from './generated/setting-values.ts';
import type { ENGINE_FORMAT } from './engine-format.ts';
import type { FeatureManifest, RouteDefinition, SlotId, SlotMap } from './feature.ts';
import type { MaintenanceNotice } from './maintenance.ts';

/** Lists of customer types (decisions 0h, 8, 9; rows A-263…A-276). Site configuration, never merchant folder. */
export interface RoleLists {
  readonly member: readonly number[];
  readonly trial: readonly number[];
  readonly nonAgent: readonly number[];
  readonly deposit: readonly number[];
  readonly withdraw: readonly number[];
}

export interface ResourceEntry {
  /** IOS, Android, MOBILECONFIG, TELEGRAM, FACEBOOK … */
  readonly resourceType: string;
  readonly url: string;
}

export interface CustomerServiceEntry {
  readonly type: string;
  readonly title: string;
  readonly url?: string;
}

export type LanguageTag = string;

/** One field of the server's registration rules (rows …A-287). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Id in the pattern registry of `engine/forms`, or a merchant's named pattern. */
  readonly patternId?: string;
  /** Position in the form; absent = catalogue order. */
  readonly order?: number;
}

export interface MerchantIdentity {
  readonly code: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly theme: string;
  readonly languages: { readonly default: LanguageTag; readonly offered: readonly LanguageTag[] };
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    readonly position?: 'before' | 'after';
    /** How many decimals amounts have; two where it is absent. */
    readonly decimals?: number;
  };
  /** File name of the logo below `assets/`, turned into a part by the compiler. */
  readonly logo: string;
  /** How large the logo is in CSS pixels, so that pages keep its room until it is there; absent where it does not say. */
  readonly logoSize?: { readonly width: number; readonly height: number };
  readonly dialingCode: string;
  /** Policy pack of the jurisdiction; absent where the brand names none. */
  readonly policy?: string;
  /** Dotted names of switches that a second person approves beside those that touch money; absent for none. */
  readonly approval?: readonly string[];
}

/** Ids of the platform, the first one first; an id that it does not have is passed over. */
export interface LobbyLeads {
  /** `gameId`s. */
  readonly games: readonly string[];
  /** `vassalage` codes. */
  readonly vendors: readonly string[];
}

/**
 * The `site` part of a release: what the browser needs to decide what a visitor sees. No optional layer is left
 * to merge. Secrets, audit data and provenance are never in here.
 */
export interface SitePart {
  readonly engineFormat: typeof ENGINE_FORMAT;
  readonly identity: MerchantIdentity;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly promotions: Readonly<Record<string, boolean>>;
  readonly template: Readonly<Record<string, boolean>>;
  readonly roles: RoleLists;
  readonly resources: readonly ResourceEntry[];
  readonly customerService: readonly CustomerServiceEntry[];
  readonly imageHosts: readonly string[];
  readonly paths: Readonly<Record<string, string>>;
  readonly maintenance: boolean;
  /** What its players read meanwhile; absent where whoever closed it said nothing. */
  readonly maintenanceNotice?: MaintenanceNotice;
  /** Dotted names of the catalogue of settings (`login.remember`, `registration.termsOpen` …), every one present. */
  readonly settings: SettingValues;
  /** Resolved rule of every registration field and of the login fields (rows …A-287). */
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Which of the platform's games and vendors stand first; absent where the brand names none. */
  readonly lobby?: LobbyLeads;
  /** Slots after navigation was applied: chosen, ordered, renamed and narrowed; conditions still unevaluated. */
  readonly slots: { readonly [S in SlotId]: readonly SlotMap[S][] };
  readonly routes: readonly RouteDefinition[];
  /** Unknown path → in-site path or route id (rows A-039, G-027). */
  readonly extraRoutes: Readonly<Record<string, string>>;
  /** Form id → `$id` of its schema in the forms part (`form_<id>_<hash>`). */
  readonly forms: Readonly<Record<string, string>>;
  /** Code-to-text map of server error codes (row A-371). */
  readonly errorTexts: Readonly<Record<string, string>>;
  /** Error codes of a platform of another make → ours; empty when it uses ours. */
  readonly errorCodes: Readonly<Record<string, string>>;
  /** Host names beyond our own that the CSP must allow. */
  readonly hosts: {
    readonly connect: readonly string[];
    readonly image: readonly string[];
    /** Scripts and frames of others: those that a phone verification elsewhere needs; absent without one. */
    readonly script?: readonly string[];
    readonly frame?: readonly string[];
  };
}

export type { FeatureManifest };
