/** Key of the player's own questions among the shared answers; it goes at sign-out with all others. */
export const questionsKey = 'member.feedback';
