// Package foliage draws the leaves, petals and stalks that plants are made of.
package foliage

// SideOf is the side of a part's middle that lies in the shade: 1 right, −1 left of the direction it points in.
func SideOf(turn float64) float64 {
	if Lit(turn+90) > Lit(turn-90) {
		return -1
	}
	return 1
}
