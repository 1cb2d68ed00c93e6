package engine

import (
	"context"
	"errors"
	"strings"
	"time"
)

// Class says what the caller does about an error.
type Class int

// The classes of errors.
const (
	Transient      Class = iota // the vendor had a problem: try again, or another engine
	Rejected                    // the vendor refuses the content: no retry, nothing charged, the user is told
	BadRequest                  // the request cannot be made by this engine: no retry here, another engine may
	RateLimited                 // try again after RetryAfter
	TimeoutUnknown              // it is not known whether the picture was made: look it up, never submit it again
	AuthOrQuota                 // key, account or money: no retry, the operator is alerted
)

var classNames = [...]string{"transient", "rejected", "bad request", "rate limited", "timeout, outcome unknown", "authentication or quota"}

// String returns the class's name for logs.
func (c Class) String() string {
	if c < 0 || int(c) >= len(classNames) {
		return "unknown"
	}
	return classNames[c]
}

// Error is an error of an engine.
type Error struct {
	Class      Class
	RetryAfter time.Duration // of RateLimited; zero when the vendor does not say
	Sentence   string        // for the operator: what is wrong and what to do; holds no key. Users never see it
	Err        error         // what lies beneath, for the log
}

// Error returns the sentence with what lies beneath.
func (e *Error) Error() string {
	switch {
	case e.Err == nil:
		return e.Sentence
	case e.Sentence == "":
		return e.Class.String() + ": " + e.Err.Error()
	}
	return strings.TrimSuffix(e.Sentence, ".") + ": " + e.Err.Error()
}

// Unwrap returns what lies beneath.
func (e *Error) Unwrap() error { return e.Err }

// ClassOf returns the class of an error; what no engine has classified is Transient. CannotDraw is a BadRequest: another
// engine may have what this one lacks.
func ClassOf(err error) Class {
	if found := new(Error); errors.As(err, &found) {
		return found.Class
	}
	switch {
	case errors.As(err, new(*CannotDraw)):
		return BadRequest
	case errors.Is(err, context.DeadlineExceeded):
		return TimeoutUnknown
	}
	return Transient
}
