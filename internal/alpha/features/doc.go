// Package features tells what a picture is like: its palette, its silhouette, the fingerprint by which it is known again, and
// the hash of its pixels.
package features
