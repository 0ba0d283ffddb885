/** One call of the platform's OpenAPI document: the only shape in which something leaves the site service. */
export interface PlatformCall {
  /** Operation id: the name in `endpoints`, or that of a page or picture. */
  readonly name: string;
  readonly method: string;
  /** Default path; `{name}` stands for a part that keeps the pattern of that name. */
  readonly path: string;
  /** Part of the path → regular expression for the whole of it. */
  readonly patterns: Readonly<Record<string, string>>;
  /** Most bytes of a body; 0 takes none. */
  readonly bodyLimit: number;
  /** Opened by address, not called by the client. */
  readonly isPage: boolean;
  /** How a success lies in its JSON: under `value`, as the whole of it, or in something that is no JSON. */
  readonly shape: 'value' | 'whole' | 'other';
  /** The one cookie that a browser's request brings to the platform; absent: none. */
  readonly bringsCookie?: string;
  /** The one cookie that the platform's answer gives a browser; absent: none. */
  readonly givesCookie?: string;
}
