package auditlog

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// ReasonMax is the longest reason that an administrator gives, in characters.
const ReasonMax = 500

// SiteID is the actor of what the site does by itself and the administrator is to know.
const SiteID = 0

// Entry is one thing that the administrator did, or the site by itself.
type Entry struct {
	ID        int64  // 1, 2, 3 … without a gap; given by the store
	ActorID   int64  // SiteID: nobody
	Action    string // noun.verb: user.suspend, tier.edit …
	Subject   string // user, tier, image …
	SubjectID string
	Reason    string
	Before    any // what it was and what it became, as they go into JSON; nil: nothing to say
	After     any
	At        time.Time // given by the store
	Hash      []byte    // SHA-256 over the entry and the hash of the one before; given by the store
}

// Target is the subject with its id, "user:7".
func (e Entry) Target() string { return e.Subject + ":" + e.SubjectID }

// Filter picks entries of the audit log. Empty fields pick all.
type Filter struct {
	ActorID     int64
	Action      string
	Target      string    // "user:7", or "user:" for every user
	From, Until time.Time // Until is not included
}

// Reason trims the reason for an act and returns an Invalid error when there is none, or when it is too long.
func Reason(reason string) (string, error) {
	reason = strings.TrimSpace(reason)
	switch {
	case reason == "":
		return "", domain.FieldErrorf("reason", "Please enter a reason. It is kept in the audit log.")
	case utf8.RuneCountInString(reason) > ReasonMax:
		return "", domain.FieldErrorf("reason", "Reasons can have up to %d characters.", ReasonMax)
	}
	return reason, nil
}

// Head is how long the audit log is and the hash of its last entry. Whoever noted one down can tell later that the log
// up to there is still the same.
type Head struct {
	Entries int64
	Hash    []byte
}

// String is the head as it is noted down, "12:5f…".
func (h Head) String() string { return fmt.Sprintf("%d:%x", h.Entries, h.Hash) }

// ParseHead reads a head that was noted down, or returns an Invalid error.
func ParseHead(text string) (h Head, err error) {
	count, hash, _ := strings.Cut(strings.TrimSpace(text), ":")
	if h.Entries, err = strconv.ParseInt(count, 10, 64); err == nil {
		h.Hash, err = hex.DecodeString(hash)
	}
	if err != nil || h.Entries < 0 || len(h.Hash) != sha256.Size {
		return Head{}, domain.Errorf(domain.Invalid, "A head of the audit log is a number, a colon and 64 hexadecimal digits.")
	}
	return h, nil
}
