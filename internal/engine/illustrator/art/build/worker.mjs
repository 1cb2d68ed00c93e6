// Converts the pieces of one chunk and sends them back.

import { parentPort, workerData } from 'node:worker_threads'
import { convertPiece } from './piece.mjs'
import { Unsupported } from './unsupported.mjs'

const results = workerData.pieces.map((piece) => {
  try {
    return { name: piece.name, ...convertPiece(piece) }
  } catch (error) {
    return { name: piece.name, failure: error instanceof Unsupported ? error.message : `error: ${error.message}` }
  }
})
parentPort.postMessage(results)
