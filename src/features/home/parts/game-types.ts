/** Categories whose games the lobby shows; any other shows its vendors (row G-115). */
export const gameTypes: readonly string[] = ['RNG', 'FISH', 'PVP'];
