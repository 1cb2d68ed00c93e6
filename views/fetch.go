package views

// firstRow is how many pictures a phone shows in the first row of a grid; what a wider screen shows beside them follows once
// it is known that they can be seen.
const firstRow = 2

// Fetch is when a picture of a list is fetched.
type Fetch int

const (
	FetchFirst Fetch = iota // before everything else
	FetchSoon               // with the page
	FetchLater              // when it comes near the window
)

// FetchAt is when the picture at a place in its list, counted from 0, is fetched.
func FetchAt(place int) Fetch {
	switch {
	case place == 0:
		return FetchFirst
	case place < firstRow:
		return FetchSoon
	default:
		return FetchLater
	}
}
