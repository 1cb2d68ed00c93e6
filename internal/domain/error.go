package domain

import (
	"errors"
	"fmt"
	"time"
)

// Code says what kind of failure an Error is; each code becomes one HTTP status in handlers.
type Code string

// The codes, from the caller's fault to ours.
const (
	Invalid         Code = "invalid"
	Unauthenticated Code = "unauthenticated"
	PaymentRequired Code = "payment_required"
	Forbidden       Code = "forbidden"
	NotFound        Code = "not_found"
	Conflict        Code = "conflict"
	Gone            Code = "gone"
	TooLarge        Code = "too_large"
	Unsupported     Code = "unsupported"
	RateLimited     Code = "rate_limited"
	Unavailable     Code = "unavailable"
	Internal        Code = "internal"
)

// Error is a failure that a user may be told about. Message is a sentence fit for the screen.
type Error struct {
	Code       Code
	Message    string
	Field      string        // the form field or JSON property at fault, if one is
	RetryAfter time.Duration // for RateLimited and Unavailable; zero means "not known"
	cause      error
}

// Error returns the message, and the cause behind it for the log.
func (e *Error) Error() string {
	if e.cause != nil {
		return fmt.Sprintf("%s: %v", e.Message, e.cause)
	}
	return e.Message
}

// Unwrap returns what caused the error.
func (e *Error) Unwrap() error { return e.cause }

// Because returns a copy of e that carries a cause for the log; users never see it.
func (e *Error) Because(cause error) *Error {
	wrapped := *e
	wrapped.cause = cause
	return &wrapped
}

// Errorf makes an Error from a code and a message for the user.
func Errorf(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// FieldErrorf makes an Invalid error that belongs to one field.
func FieldErrorf(field, format string, args ...any) *Error {
	return &Error{Code: Invalid, Field: field, Message: fmt.Sprintf(format, args...)}
}

// CodeOf returns the code of the first Error in err's chain, or Internal.
func CodeOf(err error) Code {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return Internal
}

// FieldOf returns the input field that an error is about; empty: it is about none, or there is no error.
func FieldOf(err error) string {
	var known *Error
	if errors.As(err, &known) {
		return known.Field
	}
	return ""
}
