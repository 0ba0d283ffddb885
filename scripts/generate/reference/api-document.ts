/** What the reference reads of a schema in an OpenAPI document. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly additionalProperties?: ApiSchema | boolean;
  readonly items?: ApiSchema;
  readonly oneOf?: readonly ApiSchema[];
  readonly anyOf?: readonly ApiSchema[];
  readonly allOf?: readonly ApiSchema[];
  readonly examples?: readonly unknown[];
}

export interface ApiParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: ApiSchema;
  readonly example?: unknown;
}

interface ApiContent {
  readonly content?: Readonly<Record<string, { readonly schema?: ApiSchema }>>;
}

export interface ApiResponse extends ApiContent {
  readonly $ref?: string;
  readonly description?: string;
}

/** One call. */
export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: ApiContent & { readonly $ref?: string; readonly description?: string };
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

/** An OpenAPI document of `schemas/`. */
export interface ApiDocument {
  readonly info: { readonly description: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>;
    readonly [kind: string]: Readonly<Record<string, unknown>>;
  };
}

/** What a reference of the document names; the thing itself where it is none. */
export function followApi<T extends { readonly $ref?: string }>(thing: T, document: ApiDocument): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(thing.$ref ?? '') ?? [];
  const found = document.components[kind]?.[name];
  if (thing.$ref !== undefined && found === undefined) throw new Error(`${thing.$ref} refers to nothing.`);
  return (found as T | undefined) ?? thing;
}
