/** What is taken off the edge and over how many pixels it fades, in pixels of the preview. The server does the same at full size. */
export interface Edge {
  trim: number
  softness: number
}

/**
 * Returns the cut-out with what was brushed and the edge that was chosen. Strokes are opaque white where the original is kept and
 * opaque black where nothing is; all three are RGBA of the same size.
 */
export function edited(cut: ImageData, original: ImageData, strokes: ImageData, edge: Edge): ImageData {
  const { width, height } = cut
  const out = new ImageData(new Uint8ClampedArray(cut.data), width, height)
  for (let i = 0; i < out.data.length; i += 4) blend(out.data, original.data, strokes.data, i)
  fade(out, edge)
  return out
}

function blend(out: Uint8ClampedArray, original: Uint8ClampedArray, strokes: Uint8ClampedArray, i: number): void {
  const strength = strokes[i + 3] ?? 0
  if (strength === 0) return
  const kept = (strength * (strokes[i] ?? 0)) / 255
  for (let c = i; c < i + 3; c++) out[c] = ((out[c] ?? 0) * (255 - kept) + (original[c] ?? 0) * kept) / 255
  out[i + 3] = ((out[i + 3] ?? 0) * (255 - strength) + 255 * kept) / 255
}

/** Opacity only ever gets less, so that no color that was hidden shows. */
function fade({ data, width, height }: ImageData, { trim, softness }: Edge): void {
  if (trim <= 0 && softness <= 0) return
  let opacity = new Uint8ClampedArray(width * height)
  for (let i = 0; i < opacity.length; i++) opacity[i] = data[4 * i + 3] ?? 0
  if (trim > 0) opacity = inLines(opacity, width, height, (line) => least(line, trim))
  const mean = softness > 0 ? inLines(opacity, width, height, (line) => means(line, softness)) : undefined
  for (let i = 0; i < opacity.length; i++) {
    const full = opacity[i] ?? 0
    data[4 * i + 3] = mean ? Math.min(full, Math.max(0, 2 * (mean[i] ?? 0) - 255)) : full
  }
}

type Line = (line: Uint8ClampedArray) => Uint8ClampedArray

/** Does the same to every row, and then to every column. */
function inLines(plane: Uint8ClampedArray, width: number, height: number, act: Line): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(plane)
  for (let y = 0; y < height; y++) out.set(act(out.slice(y * width, (y + 1) * width)), y * width)
  const column = new Uint8ClampedArray(height)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = out[y * width + x] ?? 0
    act(column).forEach((value, y) => {
      out[y * width + x] = value
    })
  }
  return out
}

function least(line: Uint8ClampedArray, radius: number): Uint8ClampedArray {
  return line.map((_, i) => Math.min(...line.subarray(Math.max(0, i - radius), i + radius + 1)))
}

function means(line: Uint8ClampedArray, radius: number): Uint8ClampedArray {
  let sum = 0
  let from = 0
  let to = 0
  return line.map((_, i) => {
    for (; to < Math.min(line.length, i + radius + 1); to++) sum += line[to] ?? 0
    for (; from < i - radius; from++) sum -= line[from] ?? 0
    return sum / (to - from)
  })
}
