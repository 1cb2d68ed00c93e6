package illustrator

import "pellucid/internal/testkit/services"

// gateStride is how many prompts the tests of the alpha gate go on by: the race detector makes loops over pixels about eight times slower.
var gateStride = map[bool]int{false: 1, true: 9}[services.Raced]
