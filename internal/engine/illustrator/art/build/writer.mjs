// Writer grows a byte buffer in the encoding that package scene decodes.

export class Writer {
  #bytes = Buffer.alloc(1 << 12)
  #length = 0

  get length() {
    return this.#length
  }

  /** The bytes written so far, as a copy. */
  bytes() {
    return Buffer.from(this.#bytes.subarray(0, this.#length))
  }

  #room(n) {
    if (this.#length + n <= this.#bytes.length) return
    const bigger = Buffer.alloc(2 * this.#bytes.length + n)
    this.#bytes.copy(bigger, 0, 0, this.#length)
    this.#bytes = bigger
  }

  byte(value) {
    this.#room(1)
    this.#bytes[this.#length++] = Math.max(0, Math.min(255, Math.round(value)))
  }

  /** A whole number ≥ 0 in groups of seven bits, lowest first. */
  uvarint(value) {
    let rest = Math.max(0, Math.round(value))
    this.#room(8)
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest % 128) | 128
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#length++] = rest
  }

  /** A whole number with its sign in the lowest bit: 0, −1, 1, −2 … become 0, 1, 2, 3 … */
  varint(value) {
    const rounded = Math.round(value)
    this.uvarint(rounded < 0 ? -2 * rounded - 1 : 2 * rounded)
  }

  float(value) {
    if (!Number.isFinite(value)) throw new Error('number that is not finite')
    this.#room(4)
    this.#length = this.#bytes.writeFloatLE(value, this.#length)
  }

  append(bytes) {
    this.#room(bytes.length)
    bytes.copy(this.#bytes, this.#length)
    this.#length += bytes.length
  }

  string(text) {
    const bytes = Buffer.from(text, 'utf8')
    this.uvarint(bytes.length)
    this.append(bytes)
  }
}
