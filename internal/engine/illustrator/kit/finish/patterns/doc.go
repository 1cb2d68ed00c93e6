// Package patterns draws patterns over the colors of forms: stripes, prints, tiles.
package patterns
