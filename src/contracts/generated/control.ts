/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/control.schema.json. Do not edit. */

/**
 * What each operation of the control socket takes, by its name.
 */
export interface ControlBodies {
  /**
   * Compiles a merchant's folder and makes it live.
   */
  publish: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * Who wants it.
     */
    author: string;
    /**
     * Why, for the history.
     */
    reason: string;
    /**
     * Makes it live although it breaks a promise; the history says so.
     */
    force?: boolean;
  };
  /**
   * Shows a folder at its preview address, beside what is live.
   */
  preview: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * Where the folder lies; absent: among the merchants of this service.
     */
    dir?: string;
  };
  /**
   * Changes one named value of a site configuration.
   */
  override: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * Who wants it.
     */
    author: string;
    /**
     * Why, for the history.
     */
    reason: string;
    /**
     * Dotted path of the value.
     */
    name: string;
    /**
     * What it becomes; absent takes the override on top away.
     */
    value?: string | number | boolean | unknown[] | {} | null;
    /**
     * ISO 8601 time at which it ends by itself.
     */
    until?: string;
    /**
     * Makes it live although it breaks a promise; the history says so.
     */
    force?: boolean;
  };
  /**
   * Makes an earlier release live again.
   */
  rollback: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * Who wants it.
     */
    author: string;
    /**
     * Why, for the history.
     */
    reason: string;
    /**
     * Sequence number to go back to; absent: the one before.
     */
    to?: number;
  };
  /**
   * What was made live, newest first.
   */
  history: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * How many lines at most.
     */
    limit: number;
  };
  /**
   * What a release was compiled from.
   */
  source: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * Sequence number of the release; absent: the live one.
     */
    seq?: number;
  };
  /**
   * How the merchants that follow a platform get on with it.
   */
  upstreams: {
    /**
     * Code of the merchant.
     */
    code?: string;
  };
  /**
   * Makes a platform's answer live although it breaks a promise or takes switches away.
   */
  acceptUpstream: {
    /**
     * Code of the merchant.
     */
    code: string;
    /**
     * Who wants it.
     */
    author: string;
    /**
     * Why, for the history.
     */
    reason: string;
  };
  /**
   * What was behind an error card.
   */
  why: {
    /**
     * Reference on the card.
     */
    reference: string;
  };
  /**
   * Merchants whose live site breaks promises.
   */
  broken: {};
  /**
   * Why overrides could not end at their time.
   */
  expiryFailures: {
    /**
     * Code of the merchant.
     */
    code?: string;
  };
  /**
   * Codes of all published merchants.
   */
  merchants: {};
  /**
   * Every published merchant in one line: domains, release, source, trouble.
   */
  brands: {};
  /**
   * Changes one named value of many merchants as one change set, at all or at none.
   */
  overrideMany: {
    /**
     * Codes of the merchants.
     */
    codes: string[];
    /**
     * Who wants it.
     */
    author: string;
    /**
     * Why, for the history.
     */
    reason: string;
    /**
     * Dotted path of the value.
     */
    name: string;
    /**
     * What it becomes; absent takes the override on top away.
     */
    value?: string | number | boolean | unknown[] | {} | null;
    /**
     * ISO 8601 time at which it ends by itself.
     */
    until?: string;
    /**
     * Makes it live although it breaks a promise; the history says so.
     */
    force?: boolean;
  };
  /**
   * Entries of the audit chain after a number, in their order.
   */
  auditChain: {
    /**
     * Number of the last entry that is known; 0 begins at the first.
     */
    after: number;
    /**
     * How many entries at most.
     */
    limit: number;
  };
  /**
   * Takes a change set back at all of its merchants.
   */
  undoChanges: {
    /**
     * Id of the change set.
     */
    id: string;
    /**
     * Who wants it.
     */
    author: string;
    /**
     * Why, for the history.
     */
    reason: string;
  };
  /**
   * Writes the whole store into a file of this machine.
   */
  backup: {
    /**
     * Absolute path of the file to make.
     */
    file: string;
    /**
     * Who wants it.
     */
    author: string;
    /**
     * A file of that name may be written over.
     */
    replace?: boolean;
  };
  /**
   * Encrypts under the current storage key what the database holds under older ones.
   */
  rekey: {
    /**
     * Who wants it.
     */
    author: string;
  };
  /**
   * Asks a merchant's platform at once.
   */
  askUpstream: {
    /**
     * Code of the merchant.
     */
    code: string;
  };
  /**
   * Makes a one-time link by which an administrator joins the console: the way back in when every administrator has lost phone and recovery codes.
   */
  inviteStaff: {
    /**
     * Name that stands as the author of changes; nobody has it yet.
     */
    name: string;
  };
  /**
   * Lists domains that were added to merchants, adds one, looks whether its owner proved it, or removes it.
   */
  domains: {
    /**
     * What is done.
     */
    act: 'list' | 'add' | 'verify' | 'remove';
    /**
     * Code of the merchant; absent lists those of all.
     */
    code?: string;
    /**
     * The domain; `*.` before it stands for every name one level below.
     */
    host?: string;
    /**
     * Domain of the merchant that visitors are sent to.
     */
    main?: string;
    /**
     * Who wants it.
     */
    author?: string;
  };
}
