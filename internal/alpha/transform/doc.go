// Package transform makes one picture of another: scaled, trimmed, on an opaque ground, or with coarser opacity.
package transform
