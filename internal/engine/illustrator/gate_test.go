//go:build !race

package illustrator

// gateStride is how many prompts the alpha gate test skips between two: none.
const gateStride = 1
