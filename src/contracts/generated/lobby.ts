/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/lobby.schema.json. Do not edit. */

/**
 * An id as the platform writes it: letters, digits, dots, dashes and underscores.
 */
export type Id = string;

/**
 * merchants/<code>/lobby.json: which games and vendors stand first. They are the platform's data: an id that it does not have is passed over, and what is not named follows in the platform's order.
 */
export interface LobbyDocument {
  /**
   * Path of this schema, so that editors complete and check the file.
   */
  $schema: string;
  /**
   * Ids of games (gameId of the platform) that stand first among the hot games and in the lists of their type, in this order.
   *
   * @maxItems 60
   */
  games?: Id[];
  /**
   * Codes of vendors (vassalage of the platform) that stand first wherever vendors are listed, in this order.
   *
   * @maxItems 120
   */
  vendors?: Id[];
}
