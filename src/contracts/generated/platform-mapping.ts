/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/platform-mapping.schema.json. Do not edit. */

export type HeaderValue = string | Secret;
/**
 * Changes that follow one another: of the fields of a call on their way to the platform, or of a value on its way back.
 *
 * @maxItems 200
 */
export type Moves = Move[];

/**
 * How a platform speaks that does not answer schemas/platform.openapi.yaml as it stands: platform.json of a brand that follows its own platform, or the file named by LIVERY_PLATFORM_MAPPING for the platform of the server.
 */
export interface PlatformMapping {
  /**
   * Path of this schema, for editors.
   */
  $schema?: string;
  /**
   * What stands before every path at the platform.
   */
  basePath?: string;
  /**
   * Internal hosts that may be called without TLS: a single name, a name below .internal, .local, .lan or .home.arpa, or a private IPv4 address.
   *
   * @maxItems 50
   */
  plainHttp?: string[];
  /**
   * Certificates in PEM that the platform's certificate is checked against, in place of the usual authorities.
   */
  ca?: Secret;
  /**
   * Headers that every call to the platform carries besides, such as a key that says which operator calls.
   */
  headers?: {
    [k: string]: HeaderValue;
  };
  /**
   * How the token of a player reaches the platform; as `authorization: Bearer <token>` when absent.
   */
  token?: {
    /**
     * Header that carries it.
     */
    header: string;
    /**
     * What stands before it; nothing when absent.
     */
    prefix?: string;
  };
  /**
   * platform: bodies that browsers encrypt are passed on, and the platform decrypts them with a key that it publishes. service: the service publishes a key of its own and decrypts them, for a platform that takes plain JSON. platform when absent.
   */
  encryption?: 'platform' | 'service';
  /**
   * Where in an answer the platform puts what.
   */
  envelope?: Envelope;
  /**
   * The platform's codes of failures, each with the code of the contract that it stands for, and perhaps the HTTP status.
   */
  errors?: {
    [k: string]:
      | string
      | {
          /**
           * Code of the contract.
           */
          code: string;
          /**
           * HTTP status of the failure; that of the platform when absent, or 400 where it answers 200.
           */
          status?: number;
        };
  };
  /**
   * What is different about single calls, by their operation id in schemas/platform.openapi.yaml.
   */
  calls?: {
    [k: string]: Call;
  };
}
/**
 * A value that stands in the environment of the service and in no file of a brand.
 */
export interface Secret {
  /**
   * Variable of the service's environment that holds it; <NAME>_FILE may name a file instead.
   */
  env: string;
}
/**
 * Where in an answer the platform puts what. That of a call replaces the common one.
 */
export interface Envelope {
  /**
   * Where the value of a success stands; /value when absent, empty for an answer without an envelope.
   */
  value?: string;
  /**
   * Where the code of a failure stands; /code when absent.
   */
  code?: string;
  /**
   * Where the words of a failure stand; /message when absent.
   */
  message?: string;
  /**
   * Where an object with more about a failure stands; /value when absent.
   */
  details?: string;
  /**
   * How an answer with HTTP status 200 says that the call failed; absent where the HTTP status says so.
   */
  failedWhen?: {
    /**
     * Where it says so.
     */
    at: string;
    /**
     * What stands there after a failure.
     *
     * @minItems 1
     * @maxItems 50
     */
    in: [string | number | boolean | null, ...(string | number | boolean | null)[]];
    /**
     * True: what stands there after a success is listed instead.
     */
    notIn?: boolean;
  };
}
/**
 * What is different about one call.
 */
export interface Call {
  /**
   * True: the platform has no such call. It is answered with 404 and never asked.
   */
  absent?: boolean;
  /**
   * Method at the platform. The fields of a call travel in the query with GET and DELETE and as a JSON body with POST, PUT and PATCH.
   */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Path at the platform, after basePath. {merchant} stands for the brand's code, another {name} for a field of the call, which then travels in the path alone.
   */
  path?: string;
  /**
   * Changes of the fields on their way to the platform.
   */
  request?: Moves;
  /**
   * Changes of the value on its way back, after it was taken out of the envelope.
   */
  answer?: Moves;
  /**
   * Where this call's answer puts what; replaces the common envelope.
   */
  envelope?: Envelope;
}
/**
 * One step of a change: takes what stands at `from` away and puts it to `to`. Steps follow one another.
 */
export interface Move {
  /**
   * Where it stands; absent to put `value`.
   */
  from?: string;
  /**
   * Where it goes; absent to take it away.
   */
  to?: string;
  /**
   * What is put where nothing is taken from.
   */
  value?: string | number | boolean | null;
  /**
   * What to put for each text, number or word that may stand there; others stay.
   */
  values?: {};
}
