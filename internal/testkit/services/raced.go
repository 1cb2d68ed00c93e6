//go:build race

package services

// Raced tells that the race detector watches, which makes everything about eight times slower.
const Raced = true
