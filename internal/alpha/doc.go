// Package alpha is the pixel work behind the product's promise of a true alpha
// channel: it measures, repairs, mattes, bleeds, trims, resizes, encodes and
// decodes pictures, and reads and writes their metadata.
//
// Pictures are *image.NRGBA: straight (not premultiplied) 8-bit sRGB color
// with opacity, their Rect at the origin. The package is pure: no network, no
// database, no clock, no randomness; the same input gives the same bytes.
//
// Notation of the comments: C(p) straight color, α(p) opacity in 0–1, T = {α = 0},
// S = soft pixels {0 < α < 254/255}, K = pairs of 4-neighbors across α = 0.5
// (the contour), R = the ribbon of pixels within 4 px of K, and F̂ the foreground
// color predicted from nearby opaque pixels.
package alpha
