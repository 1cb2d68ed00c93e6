// Package codec reads and writes picture files: PNG, JPEG and WebP, their orientation, and their metadata as XMP.
package codec
