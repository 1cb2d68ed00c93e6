package domain

import (
	"strings"
	"time"
	"unicode/utf8"
)

// UserSort is the column that a list of users is ordered by.
type UserSort string

// The columns of the list of users.
const (
	UsersByID       UserSort = "id"
	UsersByUsername UserSort = "username"
	UsersByEmail    UserSort = "email"
	UsersByCredits  UserSort = "credits"
	UsersByPlan     UserSort = "subscription"
	UsersByCreated  UserSort = "created"
)

// UsersListed is how many users are listed at once where nothing is said.
const UsersListed = 100

// userSearchMost bounds what is searched for, in characters.
const userSearchMost = 254

// UserQuery chooses a part of the list of users.
type UserQuery struct {
	Search     string // a part of a username, an e-mail address or the name of a plan; folded
	Sort       UserSort
	Descending bool
	Skip       int
	Limit      int
}

// NewUserQuery returns the query of a search, a column (empty: id) and a direction (asc, desc; empty: asc). An unknown
// column or direction is an Invalid error.
func NewUserQuery(search, sort, direction string) (UserQuery, error) {
	q := UserQuery{Search: FoldName(strings.ReplaceAll(search, "\x00", "")), Sort: UsersByID, Limit: UsersListed}
	if utf8.RuneCountInString(q.Search) > userSearchMost {
		return q, FieldErrorf("search", "Searches can have up to %d characters.", userSearchMost)
	}
	switch s := UserSort(sort); s {
	case "":
	case UsersByID, UsersByUsername, UsersByEmail, UsersByCredits, UsersByPlan, UsersByCreated:
		q.Sort = s
	default:
		return q, FieldErrorf("sort", "Choose id, username, email, credits, subscription or created.")
	}
	switch direction {
	case "", "asc":
	case "desc":
		q.Descending = true
	default:
		return q, FieldErrorf("dir", "Choose asc or desc.")
	}
	return q, nil
}

// ListedUser is one line of the list of users.
type ListedUser struct {
	ID        int64
	Username  string
	Email     string
	IsActive  bool
	Credits   int    // left to spend
	Plan      string // name of the tier
	CreatedAt time.Time
}

// UserPage is a part of the list of users. With More, there are more than Total: a search that very many fit is not counted
// to its end.
type UserPage struct {
	Data  []ListedUser
	Total int
	More  bool
}
