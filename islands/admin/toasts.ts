/** How long the admin area's good news stays, in milliseconds. */
export const DONE = 3000
