/** How long the desk's good news stays, in milliseconds. */
export const DONE = 3000
