/**
 * What each row's test is about: the contribution, field, condition, refusal, route or flag whose removal must make
 * the tests that claim the row fail. `npm run trace -- --deletion` removes one at a time. Rows whose subject is code
 * and not declared data have no entry.
 */
export const deletions: Readonly<Record<string, string>> = {};
