// Package alpha is the check behind the product's promise of a true alpha channel: it measures a picture, judges what it
// measured, and repairs what fails. The packages below it have what this takes, and the other work on pixels: sets of pixels
// (pixels), scaling (transform), files (codec), mattes (matte), palettes and fingerprints (features).
//
// Pictures are *image.NRGBA: straight (not premultiplied) 8-bit sRGB color
// with opacity, their Rect at the origin. All of it is pure: no network, no
// database, no clock, no randomness; the same input gives the same bytes.
//
// Notation of the comments: C(p) straight color, α(p) opacity in 0–1, T = {α = 0},
// S = soft pixels {0 < α < 254/255}, K = pairs of 4-neighbors across α = 0.5
// (the contour), R = the ribbon of pixels within 4 px of K, and F̂ the foreground
// color predicted from nearby opaque pixels.
package alpha
