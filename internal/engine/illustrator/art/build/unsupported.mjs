/** What a piece needs and scenes cannot express; the piece is left out and counted under the reason. */
export class Unsupported extends Error {}
