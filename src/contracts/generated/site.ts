/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/site.openapi.yaml. Do not edit. */

export interface paths {
    "/livery/internal/site/{merchant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The effective site with forms and rules, which the platform enforces. */
        get: operations["internalSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livery/parts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A part by its content hash. Immutable, with brotli and gzip ready-made. Private parts do not exist here. */
        get: operations["part"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livery/pointer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which release is live; the slow poll that stands in for the stream. */
        get: operations["pointer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livery/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events `release`, one per move of the pointer; a comment every 25 s keeps the line open. */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livery/test/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a throw-away merchant, or a change of one, through the compiler and the store. */
        post: operations["testSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livery/test/site/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a throw-away merchant off the air. */
        delete: operations["removeTestSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifest.webmanifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The web app manifest of the brand. */
        get: operations["webManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status call of the specification. Its ETag rises with the pointer. */
        get: operations["systemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A way to reach customer service. */
        CustomerService: {
            /**
             * @description Words for it.
             * @example Speak to the concierge
             */
            title: string;
            /**
             * @description LIVECHAT or another way.
             * @example LIVECHAT
             */
            type: string;
            /**
             * @description Address when it is not the chat.
             * @example mailto:help@karat.example
             */
            url?: string;
        };
        /** @description What the platform enforces. */
        EffectiveSite: {
            /**
             * @description The forms part.
             * @example {}
             */
            forms: Record<string, never>;
            release: components["schemas"]["Hash"];
            /**
             * @description Field → rule.
             * @example {}
             */
            rules: Record<string, never>;
            /**
             * @description Rises with every change.
             * @example 7
             */
            seq: number;
            /**
             * @description The site part.
             * @example {}
             */
            site: Record<string, never>;
        };
        /** @description Why a call was refused. */
        Failure: {
            /**
             * @description Permanent name.
             * @example FORBIDDEN
             */
            code: string;
            /**
             * @description A sentence.
             * @example The internal key is missing or wrong.
             */
            message: string;
        };
        /** @description The rule of a field. */
        FieldRule: {
            /**
             * @description Whether the field is shown.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Most characters.
             * @example 16
             */
            max?: number;
            /**
             * @description Fewest characters.
             * @example 4
             */
            min?: number;
            /**
             * @description Place in the form.
             * @example 10
             */
            order?: number;
            /**
             * @description Id of a registered pattern.
             * @example account
             */
            patternId?: string;
            /**
             * @description Whether it must be filled in.
             * @example true
             */
            required: boolean;
        };
        /**
         * @description Lower-case hex SHA-256.
         * @example 0f8fdd042ad6663bd911bd4f8ac23d589d35a0d0778a1e1b5bcd13d1f360eaa0
         */
        Hash: string;
        /** @description The live release. */
        LivePointer: {
            manifest: components["schemas"]["Manifest"];
            release: components["schemas"]["Hash"];
            /**
             * @description Rises with every change.
             * @example 7
             */
            seq: number;
        };
        /** @description Where the visitor is. */
        Location: {
            /**
             * @description Country code.
             * @example PK
             */
            country?: string;
            /**
             * @description Address.
             * @example 198.51.100.7
             */
            ip: string;
        };
        /** @description The parts of a release. */
        Manifest: {
            /**
             * @description Format of the release.
             * @example 2
             * @constant
             */
            engineFormat: 2;
            /**
             * @description Merchant code.
             * @example karat
             */
            merchant: string;
            /**
             * @description Part → hash.
             * @example {}
             */
            parts: {
                /**
                 * @description File name → hash.
                 * @example {}
                 */
                assets: {
                    [key: string]: components["schemas"]["Hash"];
                };
                forms: components["schemas"]["Hash"];
                origins: components["schemas"]["Hash"];
                site: components["schemas"]["Hash"];
                /**
                 * @description Language → hash.
                 * @example {}
                 */
                strings: {
                    [key: string]: components["schemas"]["Hash"];
                };
                theme: components["schemas"]["Hash"];
                validators: components["schemas"]["Hash"];
            };
        };
        /** @description Registration in the status answer. */
        RegisterInfo: {
            /**
             * @description Release that the rules are from.
             * @example 9f2c
             */
            release: string;
            /**
             * @description Field → rule.
             * @example {}
             */
            rules: {
                [key: string]: components["schemas"]["FieldRule"];
            };
        };
        /** @description One move of the pointer. */
        ReleaseEvent: {
            base: components["schemas"]["Hash"];
            hash: components["schemas"]["Hash"];
            manifest: components["schemas"]["Manifest"];
            /**
             * @description RFC 6902 operations from base to hash; absent when the event would pass 8 KB or the browser is behind.
             * @example [
             *       {
             *         "op": "replace",
             *         "path": "/flags/CBS3",
             *         "value": true
             *       }
             *     ]
             */
            patch?: Record<string, never>[];
            release: components["schemas"]["Hash"];
            /**
             * @description Rises with every change.
             * @example 8
             */
            seq: number;
        };
        /** @description A link of the merchant. */
        Resource: {
            /**
             * @description IOS, Android, MOBILECONFIG, TELEGRAM, FACEBOOK …
             * @example TELEGRAM
             */
            resourceType: string;
            /**
             * @description Address.
             * @example https://t.me/karat
             */
            url: string;
        };
        /** @description Site configuration. */
        StatusInfo: {
            /**
             * @description Ways to reach customer service.
             * @example []
             */
            customerService: components["schemas"]["CustomerService"][];
            /**
             * @description Domains.
             * @example [
             *       "karat.example"
             *     ]
             */
            domainRoute: string[];
            /**
             * @description Hosts of pictures.
             * @example []
             */
            imageCDNs: string[];
            /**
             * @description First domain.
             * @example karat.example
             */
            mainDomain: string;
            mobileTemplate: components["schemas"]["TemplateFlags"];
            /**
             * @description Call name → path.
             * @example {}
             */
            paths: {
                [key: string]: string;
            };
            register: components["schemas"]["RegisterInfo"];
            /**
             * @description Links.
             * @example []
             */
            resources: components["schemas"]["Resource"][];
            /**
             * @description Flags.
             * @example {
             *       "CBS3": true
             *     }
             */
            whitelabel: {
                [key: string]: boolean;
            };
        };
        /** @description Status and site configuration. */
        SystemStatus: {
            info: components["schemas"]["StatusInfo"];
            location: components["schemas"]["Location"];
            /**
             * @description Whether the site is closed for all.
             * @example false
             */
            maintenance: boolean;
            /**
             * @description Whether the visitor's place is not served.
             * @example false
             */
            regionRestriction: boolean;
        };
        /**
         * @description Template flag → 1 or 0.
         * @example {
         *       "mem_cen": 1,
         *       "dep_func": 0
         *     }
         */
        TemplateFlags: {
            [key: string]: 0 | 1;
        };
        /** @description The site as it went live. */
        TestSite: {
            /**
             * @description Merchant code and sub-domain.
             * @example t-0a1b2c3d4e
             */
            code: string;
            release: components["schemas"]["Hash"];
            /**
             * @description Rises with every change.
             * @example 1
             */
            seq: number;
        };
        /** @description What a throw-away merchant is made of. */
        TestSiteRequest: {
            /**
             * @description Shipped merchant whose folder it starts from.
             * @example karat
             */
            base: string;
            /**
             * @description The site to change; a new one is made when absent.
             * @example t-0a1b2c3d4e
             */
            code?: string;
            /**
             * @description Changes to merchant, site, navigation, registration and strings: objects are merged, the rest replaces.
             * @example {
             *       "site": {
             *         "flags": {
             *           "CBS3": true
             *         }
             *       }
             *     }
             */
            patch?: Record<string, never>;
            /**
             * @description What to take away: a contribution or route by its id, visible:<id>, refuses:<id>, guards:<id>, flag:<NAME>, field:<name>.
             * @example [
             *       "liveChat.row"
             *     ]
             */
            without?: string[];
        };
        /** @description Web app manifest. */
        WebManifest: {
            /**
             * @description Colour while it opens.
             * @example #0a1b15
             */
            background_color: string;
            /**
             * @description Direction.
             * @example ltr
             * @enum {string}
             */
            dir: "ltr" | "rtl";
            /**
             * @description How it opens.
             * @example standalone
             */
            display: string;
            /**
             * @description The logo.
             * @example []
             */
            icons: Record<string, never>[];
            /**
             * @description Identity of the app.
             * @example /m/home
             */
            id: string;
            /**
             * @description Language.
             * @example en
             */
            lang: string;
            /**
             * @description Brand name.
             * @example Karat
             */
            name: string;
            /**
             * @description Pages of the app.
             * @example /
             */
            scope: string;
            /**
             * @description Brand name.
             * @example Karat
             */
            short_name: string;
            /**
             * @description First page.
             * @example /m/home
             */
            start_url: string;
            /**
             * @description Colour of the system bars.
             * @example #0a1b15
             */
            theme_color: string;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description ETag of the last answer.
         * @example "7"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    internalSite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description ETag of the last answer.
                 * @example "7"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The secret of the shared key file.
                 * @example 5f2b
                 */
                "Livery-Internal": string;
            };
            path: {
                /**
                 * @description Merchant code.
                 * @example karat
                 */
                merchant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The effective site; ETag is the seq. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EffectiveSite"];
                };
            };
            /** @description Nothing has changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The secret is missing or wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description No such merchant. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    part: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Hash and extension.
                 * @example 0f8fdd042ad6663bd911bd4f8ac23d589d35a0d0778a1e1b5bcd13d1f360eaa0.svg
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such part of this kind. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    pointer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the last answer.
                 * @example "7"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pointer; ETag is the seq. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivePointer"];
                };
            };
            /** @description The seq of If-None-Match is live. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The start page has no release. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    stream: {
        parameters: {
            query?: {
                /**
                 * @description The seq that the browser has; a browser that is behind is told at once.
                 * @example 7
                 */
                seq?: number;
            };
            header?: {
                /**
                 * @description The same after a reconnect.
                 * @example 7
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events whose data is a ReleaseEvent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ReleaseEvent"];
                };
            };
            /** @description Too many streams; Retry-After says when. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    testSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestSiteRequest"];
            };
        };
        responses: {
            /** @description The site is live. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestSite"];
                };
            };
            /** @description The folder does not compile; the problems say why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    removeTestSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its code.
                 * @example t-0a1b2c3d4e
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/manifest+json": components["schemas"]["WebManifest"];
                };
            };
        };
    };
    systemStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETag of the last answer.
                 * @example "7"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status and site configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            /** @description Nothing has changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
