/**
 * Header of every 503 with which the service closes a site under maintenance: other 503s come from proxies, and mean that
 * nobody answered.
 */
export const maintenanceHeader = 'livery-maintenance';

/** Code of a call that a site under maintenance answers with 503 (row A-362). */
export const maintenanceCode = 'system.upgrading';

/** Code of a call that is answered with 403 because the site is closed to where its visitor is (row A-217). */
export const restrictionCode = 'region.restricted';

/** After how many seconds a caller may ask again. */
export const maintenanceRetrySeconds = 60;
