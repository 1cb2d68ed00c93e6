// Package rendering makes one image of an order: it asks the engines, cuts out what is opaque, puts the picture through the alpha
// gate, encodes it and keeps its files.
package rendering
