//go:build race

package illustrator

// gateStride thins out the alpha gate test under the race detector, which makes pixel loops about eight times slower.
const gateStride = 9
