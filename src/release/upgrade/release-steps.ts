/** A site part as an older engine wrote it. */
export type OldSite = Readonly<Record<string, unknown>>;

/** Lifts the site part of a release from one format to the next. */
export type ReleaseStep = (site: OldSite) => OldSite;

/** Steps by the release format that they start from; without a gap up to the present format. */
export const releaseSteps: Readonly<Record<number, ReleaseStep>> = {
  1: fillTables,
};

/** Format 2 always has both tables: format 1 left out further addresses, and knew no platform with codes of its own. */
function fillTables(site: OldSite): OldSite {
  return { extraRoutes: {}, errorCodes: {}, ...site };
}
