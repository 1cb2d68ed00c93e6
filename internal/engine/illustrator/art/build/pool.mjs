// Spreads chunks of pieces over worker threads.

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

const chunkSize = 400

function convertChunk(pieces) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: { pieces } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Converts all pieces, in order: { name, scene, box } or { name, failure } each. */
export async function convertAll(pieces) {
  const chunks = []
  for (let i = 0; i < pieces.length; i += chunkSize) chunks.push(pieces.slice(i, i + chunkSize))
  const results = new Array(chunks.length)
  let next = 0
  const run = async () => {
    while (next < chunks.length) {
      const mine = next++
      results[mine] = await convertChunk(chunks[mine])
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, run))
  return results.flat().map((r) => (r.scene ? { ...r, scene: Buffer.from(r.scene) } : r))
}
