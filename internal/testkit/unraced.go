//go:build !race

package testkit

// Raced tells that the race detector watches, which makes everything about eight times slower.
const Raced = false
