// Writes the pack of a set: an index, then the scenes in blocks that are compressed one by one, so that opening a
// piece inflates one block only. Package art in Go is the other end.

import { deflateRawSync } from 'node:zlib'
import { Writer } from './writer.mjs'

const magic = 'PLPACK1\n'

/** A block is closed when it holds this many bytes. Greater blocks are smaller in sum and slower to open. */
const blockSize = 1 << 16

const compress = (bytes) => deflateRawSync(bytes, { level: 9, memLevel: 9 })

/** The bytes of a pack. pieces: { name, scene, box }, sorted by name. */
export function pack(set, info, pieces) {
  const blocks = gather(pieces)
  const index = compress(indexOf(set, info, pieces, blocks))
  const w = new Writer()
  w.append(Buffer.from(magic))
  w.uvarint(index.length)
  w.append(index)
  for (const block of blocks) w.append(block.packed)
  return w.bytes()
}

function gather(pieces) {
  const blocks = []
  let [current, size] = [[], 0]
  const close = () => {
    if (current.length > 0) blocks.push({ count: current.length, packed: compress(Buffer.concat(current)) })
    ;[current, size] = [[], 0]
  }
  for (const { scene } of pieces) {
    current.push(scene)
    size += scene.length
    if (size >= blockSize) close()
  }
  close()
  return blocks
}

function indexOf(set, info, pieces, blocks) {
  const w = new Writer()
  w.string(set.name)
  w.string(info.license.spdx)
  w.string(`${info.name} by ${info.author.name}`)
  w.byte(set.mono ? 1 : 0)
  w.uvarint(blocks.length)
  let next = 0
  for (const { count, packed } of blocks) {
    w.uvarint(packed.length)
    w.uvarint(count)
    for (const end = next + count; next < end; next++) {
      const { name, scene, box } = pieces[next]
      w.string(name)
      w.uvarint(scene.length)
      for (const v of box) w.varint(v)
    }
  }
  return w.bytes()
}
