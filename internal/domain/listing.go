package domain

// PageSize is how many images a gallery page shows.
const PageSize = 20

// NumberedPages is how many pages of a list are linked by their number alone. Beyond them, a link names the image beside the
// page as well, so that going on costs the same however deep it is.
const NumberedPages = 50

// Sort is an order of a list of images.
type Sort string

// The orders that lists of images offer.
const (
	Newest   Sort = "newest"
	Oldest   Sort = "oldest"
	Popular  Sort = "popular"
	Trending Sort = "trending"

	// Recommended is how a category begins: promoted images only, the newest first.
	Recommended Sort = "recommended"
)

// ParseSort returns the order named s; anything unknown means newest.
func ParseSort(s string) Sort {
	switch Sort(s) {
	case Oldest, Popular, Trending:
		return Sort(s)
	default:
		return Newest
	}
}

// Listing asks for a stretch of a list of images.
type Listing struct {
	Skip, Limit int
	After       string // the id of the image that the stretch follows in the list, in place of Skip; empty: none
	Before      string // the id of the image that it comes before, likewise
	Sort        Sort
	Category    Category // empty: all
	Search      string
	Tags        []string
	Color       Color    // only with this color among the visible pixels; empty: all
	IDs         []string // only these
	OwnerID     int64    // only of this user (private ones too); zero: the public gallery
	CreatorID   int64    // only what this user has public; zero: everybody's
	ViewerID    int64    // whose likes and favorites are told; zero: nobody's
	FavoritesOf int64    // only what this user has as a favorite
	FolderID    int64    // only what lies in this folder; zero: any
	FolderOf    int64    // whose private images in the folder are listed too; zero: nobody's
	SharedWith  int64    // only what lies in folders that others share with this user
	Promoted    bool     // only what the site shows by itself: featured images and those of trusted accounts
	Details     bool     // tell the alpha report, the recipe and the notes too
}

// Community reports whether the listing is the public gallery, and not what somebody has or keeps.
func (l Listing) Community() bool {
	return l.OwnerID == 0 && l.CreatorID == 0 && l.FavoritesOf == 0 && l.FolderID == 0 && l.SharedWith == 0
}

// OnlyPromoted reports whether the listing keeps to promoted images: because it was asked to, or because trending is what the
// site itself recommends. A list that somebody narrows down reaches everything public in any order.
func (l Listing) OnlyPromoted() bool {
	whole := l.Search == "" && len(l.Tags) == 0 && l.Color == "" && len(l.IDs) == 0
	return l.Community() && (l.Promoted || l.Sort == Trending && whole)
}

// Page is a stretch of a list, with how many there are in all.
type Page[T any] struct {
	Data    []T
	Total   int
	Capped  bool   // counting ended at Total; there may be more
	Instead string // the word that was searched for, because the one that was asked for finds nothing; empty: none
}

// PageNumbers returns which page numbers to show for page current of last: at most five around it, then 0 for an
// ellipsis and the last page where they are cut off.
func PageNumbers(current, last int) []int {
	first := max(1, min(current-2, last-4))
	end := min(last, first+4)
	numbers := make([]int, 0, 7)
	for n := first; n <= end; n++ {
		numbers = append(numbers, n)
	}
	if end < last-1 {
		numbers = append(numbers, 0)
	}
	if end < last {
		numbers = append(numbers, last)
	}
	return numbers
}
