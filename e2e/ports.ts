// The ports of the servers that the journeys start. Two checkouts test side by side where E2E_PORT differs by ten.
const base = Number(process.env.E2E_PORT ?? 8199)

export const sitePort = base
export const issuerPort = base - 1
export const qualityPort = base - 4
export const adminStoryPort = base - 5
