/** One planned failure of an endpoint. */
export interface PlannedFailure {
  readonly endpoint: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly value?: Readonly<Record<string, unknown>>;
  /** How many calls fail; 1 when absent, 0 takes back what was planned for the endpoint. */
  readonly times?: number;
}

/** What a test has arranged for one merchant. Everything is optional. */
export interface Scenario {
  failures: { plan: PlannedFailure; left: number }[];
  /** Endpoint name → milliseconds before its answer. */
  delays: Record<string, number>;
  /** Endpoint name → the whole `value` to answer instead of the platform's own. */
  answers: Record<string, unknown>;
  smsCode?: string;
  captchaText?: string;
  country?: string;
  regionRestriction?: boolean;
  /** Wrong logins before a captcha is demanded. */
  captchaAfter?: number;
  tokenSeconds?: number;
  /** How long a session outlives the last act. */
  idleSeconds?: number;
  /** How many seconds a sign-in counts as a proof of the player. */
  proofSeconds?: number;
  extraFields?: boolean;
  /** Where people sign in instead of at Facebook and Google: provider → its address and the site's secret there. */
  social?: Readonly<Record<string, { readonly issuer: string; readonly clientSecret?: string }>>;
}

/** One call as it arrived, for tests that assert what the client sends. */
export interface RecordedCall {
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly encrypted: boolean;
  /** Whether an `Authorization` header came; its value is never kept. */
  readonly hasToken: boolean;
  readonly status: number;
  readonly at: number;
}

/** Arrangements and recorded calls, apart for each merchant so that tests share nothing. */
export interface Scenarios {
  readonly isOpen: boolean;
  of(merchant: string): Readonly<Scenario>;
  change(merchant: string, change: (scenario: Scenario) => void): void;
  takeFailure(merchant: string, endpoint: string): PlannedFailure | undefined;
  record(merchant: string, call: RecordedCall): void;
  calls(merchant: string): readonly RecordedCall[];
  forget(merchant: string): void;
}

const keptCalls = 1000;

/** Makes the store of arrangements; a closed one never holds any. */
export function createScenarios(isOpen: boolean): Scenarios {
  const scenarios = new Map<string, Scenario>();
  const recorded = new Map<string, RecordedCall[]>();
  const of = (merchant: string) => scenarios.get(merchant) ?? { failures: [], delays: {}, answers: {} };
  return {
    isOpen,
    of,
    change(merchant, change) {
      const scenario = of(merchant);
      change(scenario);
      scenarios.set(merchant, scenario);
    },
    takeFailure(merchant, endpoint) {
      const found = of(merchant).failures.find((failure) => failure.plan.endpoint === endpoint && failure.left > 0);
      if (!found) return undefined;
      found.left -= 1;
      return found.plan;
    },
    record(merchant, call) {
      if (!isOpen) return;
      const calls = recorded.get(merchant) ?? [];
      recorded.set(merchant, [...calls.slice(-keptCalls + 1), call]);
    },
    calls: (merchant) => recorded.get(merchant) ?? [],
    forget(merchant) {
      scenarios.delete(merchant);
      recorded.delete(merchant);
    },
  };
}
