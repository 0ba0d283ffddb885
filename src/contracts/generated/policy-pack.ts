/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/policy-pack.schema.json. Do not edit. */

/**
 * schemas/policies/<id>.json: rules of a jurisdiction that a merchant may tighten and never loosen. merchant.json names the pack by its id.
 */
export interface PolicyPack {
  /**
   * Path of this schema.
   */
  $schema: string;
  /**
   * Name of the pack and of its file.
   */
  id: string;
  /**
   * Jurisdiction, as people say it.
   */
  title: string;
  /**
   * What the pack is for, in plain words.
   */
  description: string;
  /**
   * Which public rules the pack is read from, when, and that it is no legal advice.
   */
  source: {
    /**
     * That this is a reading, and no advice.
     */
    notice: string;
    /**
     * Who published the rules, and their title.
     */
    name: string;
    /**
     * Day of the text that was read.
     */
    date: string;
  };
  /**
   * Setting → which values it may have.
   */
  settings: {
    [k: string]: PolicyBound;
  };
  /**
   * Registration field → property of its rule → which values it may have.
   */
  fields: {
    [k: string]: {
      [k: string]: PolicyBound;
    };
  };
  /**
   * Slot → contributions that must stand there, without a further condition.
   */
  items: {
    [k: string]: string[];
  };
  /**
   * What the public rules ask for, clause by clause: what keeps it here, where players see it, and which tests show it. A clause without a test says what is missing, or what the operator does.
   */
  clauses: PolicyClause[];
}
/**
 * Which values are permitted, and why. One of is, atLeast, atMost and oneOf.
 */
export interface PolicyBound {
  /**
   * The only value.
   */
  is?: string | number | boolean;
  /**
   * The least number; a greater one is stricter.
   */
  atLeast?: number;
  /**
   * The greatest number; a smaller one is stricter.
   */
  atMost?: number;
  /**
   * The permitted values; the first stands in for any other.
   */
  oneOf?: (string | number | boolean)[];
  /**
   * Another value is reported as a warning and stays.
   */
  isAdvice?: true;
  /**
   * Reason in a sentence.
   */
  why: string;
}
/**
 * One clause of the rules.
 */
export interface PolicyClause {
  /**
   * Where it stands in the rules.
   */
  clause: string;
  /**
   * What it asks for, in a sentence.
   */
  asks: string;
  /**
   * Bounds and items of this pack that keep it: settings.<name>, fields.<field>.<property>, items.<slot>.<item>. Empty where the product always does so.
   */
  kept: string[];
  /**
   * Routes where players meet it.
   */
  screens: string[];
  /**
   * Tests of a run, as `file > title`; the beginning of the title is enough.
   */
  tests: string[];
  /**
   * What the product does not do of it.
   */
  missing?: string;
  /**
   * What the operator does for it outside the software, where no software can: ask a register, hold a licence, answer a person.
   */
  operator?: string;
}
