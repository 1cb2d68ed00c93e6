package people

import (
	"strings"
	"time"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// Sort is the column that a list of users is ordered by.
type Sort string

// The columns of the list of users.
const (
	ByID       Sort = "id"
	ByUsername Sort = "username"
	ByEmail    Sort = "email"
	ByCredits  Sort = "credits"
	ByPlan     Sort = "subscription"
	ByCreated  Sort = "created"
)

// ListedMost is how many users are listed at once where nothing is said.
const ListedMost = 100

// userSearchMost bounds what is searched for, in characters.
const userSearchMost = 254

// Query chooses a part of the list of users.
type Query struct {
	Search     string // a part of a username, an e-mail address or the name of a plan; folded
	Sort       Sort
	Descending bool
	Skip       int
	Limit      int
}

// NewQuery returns the query of a search, a column (empty: id) and a direction (asc, desc; empty: asc). An unknown
// column or direction is an Invalid error.
func NewQuery(search, sort, direction string) (Query, error) {
	q := Query{Search: domain.FoldName(strings.ReplaceAll(search, "\x00", "")), Sort: ByID, Limit: ListedMost}
	if utf8.RuneCountInString(q.Search) > userSearchMost {
		return q, domain.FieldErrorf("search", "Searches can have up to %d characters.", userSearchMost)
	}
	switch s := Sort(sort); s {
	case "":
	case ByID, ByUsername, ByEmail, ByCredits, ByPlan, ByCreated:
		q.Sort = s
	default:
		return q, domain.FieldErrorf("sort", "Choose id, username, email, credits, subscription or created.")
	}
	switch direction {
	case "", "asc":
	case "desc":
		q.Descending = true
	default:
		return q, domain.FieldErrorf("dir", "Choose asc or desc.")
	}
	return q, nil
}

// Listed is one line of the list of users.
type Listed struct {
	ID        int64
	Username  string
	Email     string
	IsActive  bool
	Credits   int    // left to spend
	Plan      string // name of the tier
	CreatedAt time.Time
}

// Page is a part of the list of users. With More, there are more than Total: a search that very many fit is not counted
// to its end.
type Page struct {
	Data  []Listed
	Total int
	More  bool
}
