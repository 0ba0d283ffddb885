import type { ThemeDocument } from './generated/theme.ts';
import type { ENGINE_FORMAT } from './engine-format.ts';
import type { LayoutForms } from './layout-forms.ts';
import type { SitePart } from './site.ts';

/** Lower-case hex SHA-256 of a part's bytes; also its name. */
export type Hash = string;

/** One compiled form: language-free JSON Schema and UI schema. Labels live in strings. */
export interface FormDefinition {
  /** `form_<formId>_<first 12 of hash>`; also `$id` of the schema and the key of its precompiled validator. */
  readonly $id: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly uiSchema: Readonly<Record<string, unknown>>;
}

/** The `forms` part. Keys are form ids: `registrationUsername`, `registrationMobile`, `loginUsername`, `loginMobile`, … */
export type FormsPart = Readonly<Record<string, FormDefinition>>;

/** The strings part of one language: feature id (or `app`, `ui`) → key → text. */
export type StringsPart = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Forms that a theme chooses from, one a slot; each is a form, not a colour. */
export type ThemeVariants = Readonly<ThemeDocument['variants']>;

/** The `theme` part: variants for the components, and a stylesheet part with tokens and font faces. */
export interface ThemePart {
  readonly id: string;
  readonly variants: ThemeVariants;
  /** Forms of inner screens; absent in releases from before there were any. */
  readonly layout?: LayoutForms;
  /** Hash of the CSS part (custom properties for both schemes, `@font-face`). */
  readonly stylesheet: Hash;
  /** Fonts to preload per language (part hashes). */
  readonly preload: Readonly<Record<string, readonly Hash[]>>;
  /** `<meta name=theme-color>` per scheme, sRGB hex. */
  readonly themeColor: { readonly dark: string; readonly light: string };
}

/** The immutable result of compiling one merchant. Its id is the hash of its canonical JSON. */
export interface ReleaseManifest {
  readonly engineFormat: typeof ENGINE_FORMAT;
  readonly merchant: string;
  readonly parts: {
    readonly site: Hash;
    readonly forms: Hash;
    readonly validators: Hash;
    readonly theme: Hash;
    /** Where each value came from: read by `explain`, never sent to players. */
    readonly origins: Hash;
    readonly strings: Readonly<Record<string, Hash>>;
    /** Asset file name → part hash. */
    readonly assets: Readonly<Record<string, Hash>>;
  };
}

export type PartKind = 'json' | 'javascript' | 'css' | 'font' | 'image';

/** A part as stored and served at `/livery/parts/<hash>.<ext>`. */
export interface Part {
  readonly hash: Hash;
  readonly kind: PartKind;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Which release a merchant's players get; `seq` only rises. */
export interface Pointer {
  readonly seq: number;
  readonly release: Hash;
}

/** Everything the browser boots from; embedded in the page as JSON by the service. */
export interface BootDocument {
  readonly pointer: Pointer;
  readonly manifest: ReleaseManifest;
  readonly site: SitePart;
  readonly theme: ThemePart;
  readonly language: string;
  readonly strings: StringsPart;
  readonly status: SiteStatus;
  /** Answers that the page was drawn with, by resource key: those that are the same for every visitor. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Derived gate (rows A-215…A-218): 0 normal, 1 maintenance, 2 restricted; unknown while nobody could say (row A-008). */
export interface SiteStatus {
  readonly status: 0 | 1 | 2 | 'unknown';
  readonly ip: string;
  /** The site is under maintenance, and open to this visitor alone. */
  readonly isTester?: true;
}

/** Server-sent event `release` on `/livery/stream`. */
export interface ReleaseEvent {
  readonly seq: number;
  readonly release: Hash;
  /** Hash of the site part that `patch` applies to. */
  readonly base: Hash;
  /** Hash of the site part after the patch. */
  readonly hash: Hash;
  /** RFC 6902 operations, absent when over 8 KB: fetch the whole part. */
  readonly patch?: readonly unknown[];
  readonly manifest: ReleaseManifest;
}
