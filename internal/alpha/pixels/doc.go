// Package pixels has what all work on pictures stands on: sets of pixels and what grows, joins and splits them, colors and
// their sums, linear light, and the color that hides under transparency (Bleed).
package pixels
