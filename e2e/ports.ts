// The ports of the servers that the journeys start. Two checkouts test side by side where E2E_PORT differs by ten.
const base = Number(process.env.E2E_PORT ?? 8199)

export const sitePort = base
export const issuerPort = base - 1
export const qualityPort = base - 4
export const adminJourneyPort = base - 5

let opened = 0

/**
 * A port for a server that a test starts for itself: no other worker gets it, and it lies below those that the kernel gives to
 * outgoing connections (from 32768 on), of which one may be taken between its choice and the start of the server.
 */
export function ownPort(): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX) % 10
  return 16_000 + 10 * (base % 1000) + 10 * worker + (opened++ % 10)
}
