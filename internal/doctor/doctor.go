// Package doctor looks at everything around the program that can be wrong, and says of each thing that it is good, or what to do.
// Nothing that it does changes anything.
package doctor

import (
	"context"
	"fmt"
	"time"
)

// Level is what a check came to.
type Level string

// The levels. Only Bad fails an examination.
const (
	Good    Level = "good"
	Note    Level = "note"    // nothing is broken: it does not apply, or could be better
	Unknown Level = "unknown" // it could not be told
	Bad     Level = "bad"
)

// Finding is what a check came to, in a sentence for the operator. Do is what to do about it; empty: nothing.
type Finding struct {
	Level Level  `json:"level"`
	Found string `json:"found"`
	Do    string `json:"do,omitempty"`
}

func good(format string, args ...any) Finding {
	return Finding{Level: Good, Found: fmt.Sprintf(format, args...)}
}
func note(do, format string, args ...any) Finding {
	return Finding{Level: Note, Found: fmt.Sprintf(format, args...), Do: do}
}
func unknown(do, format string, args ...any) Finding {
	return Finding{Level: Unknown, Found: fmt.Sprintf(format, args...), Do: do}
}
func bad(do, format string, args ...any) Finding {
	return Finding{Level: Bad, Found: fmt.Sprintf(format, args...), Do: do}
}

// Check is one thing to look at.
type Check struct {
	Name string
	Look func(ctx context.Context) Finding
}

// Result is a check with its finding.
type Result struct {
	Name string `json:"name"`
	Finding
}

// Examine makes all checks at the same time, each for limit at most, and tells each result in the order of the checks as soon as
// it can. It returns how many are bad. A check that does not end in time is left behind.
func Examine(ctx context.Context, checks []Check, limit time.Duration, tell func(Result)) (bads int) {
	findings := make([]chan Finding, len(checks))
	for i, check := range checks {
		findings[i] = make(chan Finding, 1)
		go func() { findings[i] <- look(ctx, check, limit) }()
	}
	for i, check := range checks {
		finding := <-findings[i]
		if finding.Level == Bad {
			bads++
		}
		tell(Result{check.Name, finding})
	}
	return bads
}

// grace is what a check gets to notice that its time is over and to say what it has seen.
const grace = 500 * time.Millisecond

func look(ctx context.Context, check Check, limit time.Duration) Finding {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	done := make(chan Finding, 1)
	go func() {
		defer func() {
			if v := recover(); v != nil {
				done <- unknown("", "this check broke: %v", v)
			}
		}()
		done <- check.Look(ctx)
	}()
	select {
	case finding := <-done:
		return finding
	case <-time.After(limit + grace):
		return unknown("Try again with a longer --time-limit.", "there was no answer within %s", limit)
	}
}
