import type { HistoryEntryLine } from './merchants.ts';

/**
 * Every question and answer of the console's API (`src/service/console`; shapes in this folder), on the console's own host, all in JSON.
 *
 * Who asks is known by a cookie that scripts cannot read. There is no further token: a request that writes is a POST with
 * `content-type: application/json` that carries the console's own `Origin`, which a browser sends by itself.
 * A program sends a token instead, as `Authorization: Bearer …`, without cookie and `Origin`; it reaches flags, impact,
 * change sets, stops and merchants by the rights that it was made with, and nothing that a person must decide.
 * Whatever is not a 2xx answers `ConsoleRefusal`. Times are ISO 8601, sequences are whole numbers from 1.
 *
 * | question                                | body                | answer               | right       |
 * | --------------------------------------- | ------------------- | -------------------- | ----------- |
 * | GET `/api/session`                      |                     | `SessionAnswer`      | anybody     |
 * | POST `/api/join`                        | `JoinBody`          | `Enrolment`          | anybody     |
 * | POST `/api/join/confirm`                | `ConfirmBody`       | `SessionAnswer`      | anybody     |
 * | POST `/api/renew`                     | `RenewBody`         | `Enrolment`          | anybody     |
 * | POST `/api/renew/confirm`             | `ConfirmBody`       | `SessionAnswer`      | anybody     |
 * | POST `/api/sign-in`                     | `SignInBody`        | `SessionAnswer`      | anybody     |
 * | POST `/api/sign-out`                    | `{}`                | `SessionAnswer`      | anybody     |
 * | GET `/api/sessions`                     |                     | `SessionLine[]`      | `read`      |
 * | POST `/api/sessions/revoke`             | `RevokeBody`        | `SessionLine[]`      | `read`      |
 * | POST `/api/password`                  | `PasswordBody`      | `SessionLine[]`      | `read`      |
 * | POST `/api/step-up`                     | `StepUpBody`        | `SessionAnswer`      | `read`      |
 * | POST `/api/sign-in/passkey/begin`       | `{}`                | `PasskeyQuestion`    | anybody     |
 * | POST `/api/sign-in/passkey`             | `PasskeyAnswer`     | `SessionAnswer`      | anybody     |
 * | POST `/api/step-up/passkey/begin`       | `{}`                | `PasskeyQuestion`    | `read`      |
 * | POST `/api/step-up/passkey`             | `PasskeyAnswer`     | `SessionAnswer`      | `read`      |
 * | GET `/api/passkeys`                     |                     | `PasskeyLine[]`      | `read`      |
 * | POST `/api/passkeys/begin`              | `{}`                | `PasskeyOffer`       | `read`      |
 * | POST `/api/passkeys`                    | `AddPasskeyBody`    | `PasskeyLine[]`      | `read`      |
 * | POST `/api/passkeys/remove`             | `RemovePasskeyBody` | `PasskeyLine[]`      | `read`      |
 * | GET `/api/people`                       |                     | `PersonLine[]`       | `people`    |
 * | POST `/api/people/invite`               | `InviteBody`        | `Invitation`         | `people`    |
 * | POST `/api/people/:id`                  | `PersonBody`        | `PersonLine[]`       | `people`    |
 * | POST `/api/people/:id/reset-factor`   | `{}`                | `Invitation`         | `people`    |
 * | POST `/api/invitations/:id/withdraw`  | `{}`                | `PersonLine[]`       | `people`    |
 * | GET `/api/tokens`                       |                     | `TokenLine[]`        | `read`      |
 * | POST `/api/tokens`                      | `TokenBody`         | `MadeToken`          | `read`      |
 * | POST `/api/tokens/:id/revoke`           | `{}`                | `TokenLine[]`        | `read`      |
 * | GET `/api/flags`                        |                     | `FlagTable`          | `read`      |
 * | GET `/api/flags/:name`                  |                     | `FlagPage`           | `read`      |
 * | GET `/api/flags/:name/history?limit=&before=` |               | `ValueHistory`       | `read`      |
 * | POST `/api/impact`                      | `ImpactBody`        | `ImpactAnswer`       | `read`      |
 * | POST `/api/frames`                   | `FramesBody`        | `FramesAnswer`, `FramesAbsent` | `read` |
 * | GET `/api/change-sets?state=&before=&limit=` |                | `ChangeSet[]`        | `read`      |
 * | GET `/api/change-sets/:id`              |                     | `ChangeSet`          | `read`      |
 * | GET `/api/change-sets/:id/arrival`      |                     | `ArrivalAnswer`      | `read`      |
 * | POST `/api/change-sets`                 | `PublishBody`       | `ChangeSet`          | `change`    |
 * | POST `/api/change-sets/:id/undo/begin`  | `ReasonBody`        | `ApprovalQuestion`   | `approve`   |
 * | POST `/api/change-sets/:id/undo`        | `ApproveBody`       | `ChangeSet`          | `change`    |
 * | POST `/api/change-sets/:id/approve/begin` | `ReasonBody`      | `ApprovalQuestion`   | `approve`   |
 * | POST `/api/change-sets/:id/approve`     | `ApproveBody`       | `ChangeSet`          | `approve`   |
 * | POST `/api/change-sets/:id/reject`      | `ReasonBody`        | `ChangeSet`          | `read`      |
 * | POST `/api/change-sets/:id/cancel`    | `ReasonBody`        | `ChangeSet`          | `change`    |
 * | POST `/api/stops`                       | `StopBody`          | `ChangeSet`          | `stop`      |
 * | GET `/api/passes`                       |                     | `PassLine[]`         | `read`      |
 * | POST `/api/passes`                      | `PassBody`          | `MadePass`           | `stop`      |
 * | POST `/api/passes/:id/revoke`           | `{}`                | `PassLine[]`         | `stop`      |
 * | GET `/api/merchants`                    |                     | `MerchantLine[]`     | `read`      |
 * | GET `/api/settings`                     |                     | `SettingLine[]`      | `read`      |
 * | GET `/api/settings/:name`               |                     | `SettingPage`        | `read`      |
 * | GET `/api/settings/:name/history?limit=&before=` |            | `ValueHistory`       | `read`      |
 * | GET `/api/merchants/:code/evidence?policy=` |                 | `EvidenceAnswer`     | `read`      |
 * | GET `/api/merchants/:code`              |                     | `MerchantPage`       | `read`      |
 * | GET `/api/merchants/:code/health`       |                     | `MerchantHealth`     | `read`      |
 * | GET `/api/merchants/:code/drift`        |                     | `DriftAnswer`        | `read`      |
 * | GET `/api/merchants/:code/history?limit=&before=` |           | `MerchantHistory`    | `read`      |
 * | GET `/api/merchants/:code/compare?from=&to=`  |       | `Comparison`         | `read`      |
 * | POST `/api/merchants/:code/roll-back/begin` | `RollBackBody`  | `ApprovalQuestion`   | `roll-back` |
 * | POST `/api/merchants/:code/roll-back`   | `SignedRollBackBody` | `ChangeResult`      | `roll-back` |
 * | GET `/api/merchants/:code/why?about=&type=&app=&language=` or `?state=` | | `WhyAnswer` | `read`     |
 * | POST `/api/merchants/:code/why-link`    | `WhyLinkBody`       | `WhyLink`            | `read`      |
 * | GET `/api/cards/:reference`             |                     | `CardAnswer`         | `read`      |
 * | GET `/api/support?at=&after=`           |                     | `SupportAnswer`      | `answer`    |
 * | GET `/api/support/:code/:id?before=`    |                     | `SupportThread`      | `answer`    |
 * | POST `/api/support/:code/:id/answer`    | `AnswerBody`        | `SupportThread`      | `answer`    |
 * | POST `/api/support/:code/:id/take`      | `TakeBody`          | `SupportThread`      | `answer`    |
 * | POST `/api/support/:code/:id/hand-over` | `HandOverBody`      | `SupportThread`      | `answer`    |
 * | POST `/api/support/:code/:id/close`     | `CloseBody`         | `SupportThread`      | `answer`    |
 * | POST `/api/shown-name`                  | `ShownNameBody`     | `ShownNameBody`      | `answer`    |
 * | GET `/api/questions`                    |                     | `QuestionsAnswer`    | `answer`    |
 * | POST `/api/questions/:code/:id/answer`  | `AnswerQuestionBody` | `DeskQuestion`       | `answer`    |
 * | GET `/api/applications`                 |                     | `ApplicationsAnswer` | `answer`    |
 * | POST `/api/applications/:code/:id/propose` | `ProposeBody`       | `DeskApplication`    | `answer`    |
 * | POST `/api/applications/:code/:id/reject` | `ProposedBody`      | `DeskApplication`    | `answer`    |
 * | POST `/api/applications/:code/:id/decline` | `ReasonBody`        | `DeskApplication`    | `answer`    |
 * | POST `/api/applications/:code/:id/pay/begin` | `ProposedBody`      | `ApprovalQuestion`   | `approve`   |
 * | POST `/api/applications/:code/:id/pay`  | `PayBody`           | `DeskApplication`    | `approve`   |
 * | GET `/api/events`                       |                     | stream: `ConsoleEvents` | `read`   |
 */
export const CONSOLE_API = '/api';

/** Why a question was not answered. Codes are permanent; the status of each stands beside it. */
export type ConsoleRefusalCode =
  /** 400: the body is not what the question takes. */
  | 'INVALID'
  /** 401: nobody is signed in, or the session is over. */
  | 'SIGNED_OUT'
  /** 401: name, password and code do not go together; never says which of them is wrong. */
  | 'WRONG_SIGN_IN'
  /** 403: the role does not have the right. */
  | 'FORBIDDEN'
  /** 403: the request does not come from the console's own pages. */
  | 'WRONG_ORIGIN'
  /** 403: the code or a passkey must be shown once more before this. */
  | 'STEP_UP'
  /** 403: it needs a signature by a passkey, and the person has none yet or sent none. */
  | 'NO_PASSKEY'
  /** 404: there is no such thing, or the link was used or is too old. */
  | 'NOT_FOUND'
  /** 409: somebody else was quicker; `moved` says what changed meanwhile. */
  | 'MOVED'
  /** 409: it is done already, or can be done no more: an undone change set, one's own proposal. */
  | 'CONFLICT'
  /** 422: the change does not compile or breaks a promise; nothing was published. `refused` says why. */
  | 'REFUSED'
  /** 429: too many tries; `retryAfterSeconds` says how long to wait. */
  | 'TOO_MANY'
  /** 500: something went wrong on the service's side. */
  | 'INTERNAL'
  /** 502: the platform was asked and did not answer. */
  | 'UNREACHABLE';

export interface ConsoleRefusal {
  readonly code: ConsoleRefusalCode;
  /** A sentence in English for people. */
  readonly message: string;
  readonly moved?: readonly MovedMerchant[];
  readonly refused?: readonly RefusedMerchant[];
  readonly retryAfterSeconds?: number;
}

/** A merchant that moved on since it was looked at. */
export interface MovedMerchant {
  readonly merchant: string;
  /** Where it stands; the next `base`. */
  readonly seq: number;
  /** What changed since, newest first. */
  readonly since: readonly HistoryEntryLine[];
}

/** A merchant that would not take a change. */
export interface RefusedMerchant {
  readonly merchant: string;
  readonly problems: readonly ProblemLine[];
  /** It compiles and breaks a promise: `force` publishes it all the same. */
  readonly isForcible?: true;
}

export interface ProblemLine {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}
