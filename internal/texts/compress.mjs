import { brotliCompressSync, constants } from 'node:zlib'

/** Brotli as it comes out smallest, for what is compressed in the source tree and in the program. */
export function compress(content) {
  const bytes = Buffer.from(content)
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
